// A person with any browser: finds things by role and name, clicks, taps, reloads.
//
// Browsers differ only in the seven methods of `Browser` (see `browsers/`); everything else is here.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { actions } from "../support/games.mjs";
import { arrived, check } from "../support/state.mjs";
import { storeExpression } from "../support/storage.mjs";
import { escaped, en, like } from "../support/words.mjs";

/** Finds elements by role and name as a screen reader would, in every browser the same. */
const QUERIES = readFileSync(createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"), "utf8");

/** How long something may take to appear on a busy machine. */
const APPEARS_MS = 30_000;
const POLL_MS = 50;

/** @typedef {{ role: string, name?: string | RegExp, pressed?: boolean, within?: Query }} Query */

/**
 * What a browser can do.
 *
 * @typedef {object} Browser
 * @property {(url: string) => Promise<void>} navigate
 * @property {() => Promise<void>} reload
 * @property {(script: string) => Promise<any>} evaluate the value of an expression in the page
 * @property {(x: number, y: number) => Promise<void>} click with the mouse, at a point of the window
 * @property {(x: number, y: number) => Promise<void>} tap with a finger
 * @property {(path: string) => Promise<unknown>} screenshot into a file
 * @property {(width: number, height: number) => Promise<void>} resize the page that is seen
 */

export class Visitor {
  /** @param {Browser} browser @param {string} url where the app is */
  constructor(browser, url) {
    this.browser = browser;
    this.url = url;
    /** What things are pressed with: `mouse` or `finger`. */
    this.hand = "mouse";
  }

  async go(place) {
    await this.browser.navigate(`${this.url}/${place}`);
    await arrived(this.browser);
  }

  /** Opens a place with turns in notation, which is the same in every language. */
  async goInNotation(place) {
    await this.go(place);
    await this.browser.evaluate(`localStorage.setItem("quarterturn.settings", '{"board":{"notation":true}}')`);
    await this.reload();
    await arrived(this.browser);
  }

  /** Opens a game as if it had been stored by an earlier visit. */
  async resume(game) {
    await this.go("#/about");
    await this.see({ role: "heading", name: en("place-about") }, 1);
    await this.browser.evaluate(storeExpression(game.id, JSON.stringify(game)));
    await this.go(`#/play/game/${game.id}`);
    await this.see(this.pool("white"), 1);
  }

  reload() {
    return this.browser.reload();
  }

  /** Every element that answers a query: its text, its centre, and whether it can be pressed there. */
  async find(query, { scroll = false } = {}) {
    const known = "typeof TestingLibraryDom === 'object'";
    if (!(await this.browser.evaluate(known))) await this.browser.evaluate(`(() => {${QUERIES}})()`);
    return this.browser.evaluate(`(${inPage})(${written(query)}, ${scroll})`);
  }

  /** Polls until the result is as wanted. */
  async until(query, wanted, what, options) {
    const deadline = Date.now() + APPEARS_MS;
    let found = await this.find(query, options);
    while (!wanted(found) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      found = await this.find(query, options);
    }
    if (wanted(found)) return found;
    const texts = found.map(({ text }) => text).join(" | ");
    throw new Error(`wanted ${what} ${written(query)}, found ${found.length}: ${texts}`);
  }

  /** Waits until as many elements as wanted answer a query. */
  see(query, count) {
    return this.until(query, (found) => found.length === count, count);
  }

  async texts(query, count) {
    return (await this.see(query, count)).map(({ text }) => text);
  }

  /** Presses the one element that answers a query, once it can be pressed. */
  async press(query) {
    const one = (found) => found.length === 1 && found[0].free;
    const [found] = await this.until(query, one, "one free", { scroll: true });
    await this.pressAt(found);
  }

  /** Presses a point, and looks whether the page is still in good order. */
  async pressAt({ x, y, text }) {
    await (this.hand === "finger" ? this.browser.tap(x, y) : this.browser.click(x, y));
    // A finger that is imitated moves no focus.
    await check(this.browser, `after a press on “${text}”`, { focus: this.hand === "mouse", axe: false });
  }

  // The parts of the app

  space(name) {
    return { role: "gridcell", name: new RegExp(`^${name}\\b`) };
  }

  pool(player) {
    const side = { role: "region", name: en("board-side", { player }) };
    return { role: "button", within: { role: "group", within: side } };
  }

  turns() {
    const list = { role: "region", name: en("play-turns") };
    return { role: "button", within: { role: "listitem", within: list } };
  }

  /** The actions of the turn being made. */
  steps() {
    return { role: "listitem", within: { role: "list", name: en("board-steps") } };
  }

  send() {
    const names = [en("board-send"), en("board-end-turn")].map(escaped);
    return { role: "button", name: new RegExp(`^(${names.join("|")})$`) };
  }

  /** The choices of how a piece stands. */
  spokes() {
    return { role: "button", within: { role: "group", name: like(en, "board-asks", "space") } };
  }

  /** The bar at the end of a game. */
  end() {
    return { role: "group", name: en("play-end") };
  }

  /** Result and reason, which stand beside the board of a wide window. */
  result() {
    return { role: "region", name: en("play-end") };
  }

  /** A button of the sheet that is open. */
  inSheet(key) {
    return { role: "button", name: en(key), within: { role: "dialog" } };
  }

  async askToResign() {
    await this.press({ role: "button", name: en("play-other") });
    await this.press(this.inSheet("play-resign"));
    await this.see(this.inSheet("play-resign-not"), 1);
  }

  /** Does the actions of a turn of Tix. */
  async perform(player, turn) {
    for (const { does, from, to } of actions(turn)) {
      if (does === "place") {
        await this.press(this.pool(player));
        await this.see({ ...this.pool(player), pressed: true }, 1);
      } else {
        await this.press(this.space(from));
      }
      await this.press(this.space(to));
    }
  }

  /** Plays a turn of Tix, sending it where it could still go on, and waits until it is listed. */
  async play(number, turn) {
    await this.perform(number % 2 === 0 ? "white" : "black", turn);
    const deadline = Date.now() + APPEARS_MS;
    while ((await this.find(this.turns())).length <= number) {
      const [send] = await this.find(this.send(), { scroll: true });
      if (send?.free) await this.pressAt(send);
      if (Date.now() > deadline) throw new Error(`turn ${number + 1}, ${turn}, was not played`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** A query as source text: JSON has no patterns. */
function written(query) {
  const fields = Object.entries(query).map(([key, value]) => {
    const text = value instanceof RegExp ? String(value) : key === "within" ? written(value) : JSON.stringify(value);
    return `${key}: ${text}`;
  });
  return `{ ${fields.join(", ")} }`;
}

/** Runs in the page. */
function inPage(query, scroll) {
  const all = ({ role, within, ...options }) => {
    const roots = within ? all(within) : [document.body];
    return [...new Set(roots.flatMap((root) => TestingLibraryDom.queryAllByRole(root, role, options)))];
  };
  return all(query).map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const outside = top < 0 || bottom > innerHeight;
    if (scroll && outside) element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const centre = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(centre.x, centre.y);
    return { ...centre, free: !element.matches(":disabled, [aria-disabled=true]") && element.contains(hit), text: element.textContent.trim() };
  });
}
