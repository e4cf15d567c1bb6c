// Whether a page is in good order at this moment. Every test asks after every step, in every browser.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import * as controls from "./in_page/controls.mjs";
import * as elements from "./in_page/elements.mjs";
import * as table from "./in_page/table.mjs";
import * as texts from "./in_page/texts.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** How long a page may take to come to rest, in milliseconds. */
const REST = 1_500;
const POLL_MS = 50;

/** The functions that run in the page, as text. */
const IN_PAGE = [elements, controls, texts, table, { inspect }].flatMap(Object.values).join("\n");

/**
 * A page of any browser.
 *
 * @typedef {{ evaluate: (expression: string) => Promise<any> }} Page
 */

/**
 * @typedef {object} Options
 * @property {boolean} [focus] whether something must have the focus: after a key or a press, but not after a page was loaded
 * @property {string[]} [moves] what may be elsewhere than in the state before, by a part of its name
 * @property {boolean} [axe] whether axe is asked as well, which takes most of the time
 * @property {boolean} [enhanced] whether axe asks for the contrast of level AAA, as the high-contrast looks promise
 * @property {number} [rest] how long the page may take to come to rest, in milliseconds
 */

/**
 * Fails the test, at its end, if the page is not in good order:
 *
 * - every enabled control is in the window, or can be scrolled into it where it is not of the table;
 *   it is uncovered at its middle, large enough, and overlaps no other;
 * - what has to be read or answered in the place of the line is uncovered at its middle;
 * - no text is cut, no line is halved by a part of the table that scrolls, and no word of a button, a name or a heading is broken;
 * - nothing lies over something else in the row of a side;
 * - the board and what belongs to it are there without scrolling, and nothing has moved since the last
 *   state of the same table but what was said to move;
 * - something has the focus;
 * - axe finds nothing at levels A and AA.
 *
 * @param {Page} page @param {string} name what is seen, for the report @param {Options} [options]
 * @returns {Promise<string[]>} what is wrong
 */
export async function check(page, name, options = {}) {
  const found = await faults(page, options);
  expect.soft(found, name).toEqual([]);
  return found;
}

/** What was wrong with a page when it was last looked at. */
const lastFound = new WeakMap();

const inPage = (page, call) => page.evaluate(`(() => { ${IN_PAGE}; return ${call}; })()`);

/** Says that another place is shown: the next state is compared with none before. */
export const arrived = (page) => inPage(page, "forgetTable()");

/** What is wrong with a page once it has come to rest, as sentences. */
export async function faults(page, { focus = true, moves = [], axe = true, enhanced = false, rest = REST } = {}) {
  // A page that is just arriving has no body yet.
  const look = () => inPage(page, `document.body ? inspect(${focus}, ${JSON.stringify(moves)}) : ["nothing is shown yet"]`);
  const deadline = Date.now() + rest;
  // Known faults do not go away by themselves.
  const known = lastFound.get(page) ?? [];
  let found = await look();
  while (!found.every((fault) => known.includes(fault)) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    found = await look();
  }
  lastFound.set(page, found);
  await inPage(page, "rememberTable()");
  return axe ? [...found, ...(await askAxe(page, enhanced))] : found;
}

async function askAxe(page, enhanced) {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(`(() => { ${AXE} })()`);
  const values = enhanced ? [...LEVELS, "wcag2aaa"] : LEVELS;
  const rules = { "color-contrast-enhanced": { enabled: enhanced } };
  const options = JSON.stringify({ runOnly: { type: "tag", values }, rules, resultTypes: ["violations"] });
  return page.evaluate(`(${axeFaults})(${options})`);
}

/**
 * Runs in the page. What lies half under a bar pinned to the window's edge is judged again in the middle
 * of the window: it can be scrolled there to be pressed.
 */
async function axeFaults(options) {
  const { violations } = await axe.run(document, options);
  const found = [];
  for (const { id, nodes } of violations) {
    const targets = [];
    for (const { target } of nodes) {
      const inMiddle = async () => {
        const element = document.querySelector(target.at(-1));
        const { scrollX, scrollY } = window;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const again = await axe.run(element, { runOnly: [id], resultTypes: ["violations"] });
        window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
        return again.violations.length > 0;
      };
      if (id !== "target-size" || (await inMiddle())) targets.push(target);
    }
    if (targets.length > 0) found.push(`axe: ${id}: ${targets.join(" ")}`);
  }
  return found;
}

/** Runs in the page, like everything in `in_page`. */
function inspect(focus, moves) {
  const all = controls();
  return [
    ...(focus ? lostFocus() : []),
    ...partsOutside(),
    ...crowdedSides(),
    ...unreachable(all),
    ...coveredQuestions(),
    ...tooSmall(all),
    ...overlapping(all),
    ...cutTexts(),
    ...brokenWords(),
    ...halvedLines(),
    ...moved(moves),
  ];
}
