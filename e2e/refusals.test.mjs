// Why not? Every kind of refusal, by taps and by writing, with the spaces it is about.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { analysed, en, launch, open, says, serve, space, words } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

/** The spaces that are framed as the reason. */
function lit(page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll(".board-cell")];
    const framed = [...document.querySelectorAll(".board-refused")].map((frame) => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      return cells.find((cell) => {
        const box = cell.getBoundingClientRect();
        return left > box.left && left < box.right && top > box.top && top < box.bottom;
      })?.dataset.space;
    });
    return framed.sort();
  });
}

const stock = (page, player, kind) =>
  page.locator(`.board-side[data-player=${player}] .board-stock[data-kind=${kind}]`);

/** Taps in a row: spaces, or pieces of a pool written `white X`. */
async function tap(page, taps) {
  for (const what of taps) {
    const [player, kind] = what.split(" ");
    await (kind ? stock(page, player, kind) : space(page, what)).click();
  }
}

const ONE = "tix 6/6/6/6/6/X15 b X7/X8 - -";
const TWO = "tix 6/6/6/6/6/x12X12 w X7/X7 - -";
const FALLEN = "tix 4x01/4X01/6/6/6/6 b X7/X7 - e6";

/** What is tapped where, the sentence said, its values, and the spaces lit. */
const BY_TAPS = [
  ["somebody else's piece", ONE, ["a1"], "reason-not-yours", { space: "a1" }, ["a1"]],
  ["a taken space, placing", ONE, ["black X", "a1"], "reason-space-taken", { space: "a1" }, ["a1"]],
  ["a taken space, sliding", TWO, ["d1", "a1"], "reason-space-taken", { space: "a1" }, ["a1"]],
  ["a space of no line with it", TWO, ["d1", "e2"], "reason-not-in-line", { from: "d1", to: "e2" }, ["d1", "e2"]],
  ["a space behind a piece", "tix 6/6/6/6/6/x13X11 b X7/X7 - -", ["a1", "f1"], "reason-path-blocked", { space: "e1" }, ["e1"]],
  ["a space with a corner in it", ONE, ["black X", "b1"], "reason-corner-in-the-way", { count: 1, spaces: "a1", space: "b1" }, ["a1"]],
  ["a space with two corners in it", "tix 6/6/6/1X11X12/6/6 b X6/X8 - -", ["black X", "c3"], "reason-corner-in-the-way", { count: 2, spaces: { and: ["d3", "b3"] }, space: "c3" }, ["b3", "d3"]],
  ["the same with empty hands", ONE, ["b1"], "reason-corner-in-the-way", { count: 1, spaces: "a1", space: "b1" }, ["a1"]],
  ["an inactive piece", "tixel 6/6/6/T01t03/6/5T1 w T8/T9 - -", ["a3"], "reason-not-active", { space: "a3" }, ["a3"]],
  ["an active piece that is hemmed in", "3u:X2/X2 X11X1/1x11/x12 w -/- - -", ["a3"], "board-refused-stuck", { space: "a3" }, null],
  ["an empty pool", "3u:X2/X2 X12/1x11/X12 w -/X1 - -", ["white X"], "reason-none-left", { piece: "piece-tix" }, []],
  ["a space, with an empty pool", "3u:X2/X2 X12/1x11/X12 w -/X1 - -", ["b1"], "reason-none-left", { piece: "piece-tix" }, []],
  ["a kind only promotion brings", "poka-yoke 6/6/6/6/6/6 w T10/T10 2/2 -", ["white R"], "reason-none-left", { piece: "piece-regatta" }, []],
  ["a turn on the way that finds no room", "5u:X3T3/R6 5/5/5/l73X1/T44 b X2T2/R5 - -", ["a2", "d2"], "reason-cannot-pivot", { space: "a2", count: 1, spaces: "a1" }, ["a1"]],
  ["a turn on the way against the rim", "regatta 8/8/8/8/8/7r2/L11r13L11/3l71L71L4 b R17/R18 - -", ["d1", "e1"], "reason-cannot-pivot-edge", { space: "d1" }, []],
  ["the piece just sacrificed", FALLEN, ["e6"], "reason-just-sacrificed", { space: "e6" }, ["e6"]],
  ["the pool of who is not to move", ONE, ["white X"], "board-refused-not-now", {}, []],
  ["anything after the end", "tix 6/4X11/3x02/6/6/6 b X7/X7 - -", ["a1"], "result-no-action", { winner: "white" }, []],
];

/** The values of a sentence with names and lists in the language. */
function values(say, given) {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (name === "piece") return [name, say(value)];
      if (value.and) {
        const [first, second] = value.and;
        return [name, say("list-and", { first, second })];
      }
      if (value.or) {
        const last = say(`direction-${value.or.at(-1)}`);
        const names = value.or.slice(0, -1).map((name) => say(`direction-${name}`));
        const first = names.reduce((first, second) => say("list-more", { first, second }));
        return [name, say("list-or", { first, second: last })];
      }
      return [name, value];
    }),
  );
}

for (const locale of ["en-GB", "ja-JP"]) {
  test(`every refused kind of tap gives its reason and lights its spaces, ${locale}`, async () => {
    const visit = await open(browser, server.url, { locale });
    const { page } = visit;
    const say = words(locale);
    for (const [kind, position, taps, key, given, about] of BY_TAPS) {
      await analysed(visit, position);
      await tap(page, taps);
      try {
        await says(page, say(key, values(say, given)));
        if (about) assert.deepEqual(await lit(page), about);
        else assert.ok((await lit(page)).length > 0);
        // Nothing was done by it.
        assert.equal(await page.locator(".board-steps .board-chip:not(button)").count(), 0);
      } catch (error) {
        error.message = `${kind}: ${error.message}`;
        throw error;
      }
    }
    await visit.close();
  });
}

test("a tap that comes too late, too early or in an earlier position is told so", async () => {
  const visit = await open(browser, server.url, { settings: { confirmation: true } });
  const { page } = visit;
  // A complete turn waits to be sent: nothing more fits into it.
  await visit.go("#/play/pass/tix");
  await tap(page, ["white X", "c3"]);
  await page.locator(".board-steps .board-chip").waitFor();
  for (const more of ["c3", "e5", "white X"]) {
    await page.keyboard.press("Escape");
    await tap(page, [more]);
    await says(page, en("board-refused-complete"));
  }
  assert.equal(await page.locator(".board-steps .board-chip").count(), 1);
  // Somebody else is to move.
  await page.locator(".board-send").click();
  await page.locator(".play-turn").waitFor();
  await tap(page, ["white X"]);
  await says(page, en("board-refused-not-now"));
  // The game was ended by people, not by the rules.
  await page.getByRole("button", { name: en("play-resign"), exact: true }).click();
  await page.getByRole("button", { name: en("play-resign-really") }).click();
  await page.locator("[data-test=end]").waitFor();
  await tap(page, ["e5"]);
  await says(page, en("board-refused-over"));
  await tap(page, ["black X"]);
  await says(page, en("board-refused-over"));
  // An earlier position is only looked at.
  await page.getByRole("button", { name: en("play-first") }).click();
  await tap(page, ["white X"]);
  await says(page, en("board-refused-only-looked"));
  await visit.close();
});

const SLIDER = "tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -";

/** What is written where, the sentence, its values, and the spaces lit. */
const BY_WRITING = [
  [ONE, "X@g7", "reason-off-board", { space: "g7" }, []],
  [ONE, "c3-c5", "reason-no-piece-there", { space: "c3" }, ["c3"]],
  [TWO, "d1-d2ne", "reason-tix-has-no-stance", {}, []],
  [SLIDER, "e3^", "reason-only-as-bonus", {}, []],
  [SLIDER, "a1-a1ne", "reason-too-short", { space: "a1" }, ["a1"]],
  [SLIDER, "a1-b1", "reason-stance-missing", { stances: { or: ["ne", "se", "sw", "nw"] } }, []],
  [SLIDER, "T@f6n", "reason-must-be-active", { space: "f6" }, ["f6"]],
  [SLIDER, "T@e2ne", "reason-no-room", { space: "e2", count: 1, spaces: "e3" }, ["e3"]],
  [SLIDER, "T@b1n", "reason-hollow-must-face", { space: "a1" }, ["a1"]],
  [SLIDER, "a3-c3n,a1*ne", "reason-already-active", { space: "a1" }, ["a1"]],
  [SLIDER, "a3-c3n,e3*n", "reason-stance-not-active", {}, []],
  [SLIDER, "a3-c3n,a1~ne", "reason-already-looks-like-that", { space: "a1" }, ["a1"]],
  ["tix 4x01/4X01/6/6/6/x15 b X7/X6 - e6", "a1~ne", "reason-tix-cannot-pivot", { space: "a1" }, ["a1"]],
  ["regatta 8/8/8/8/8/8/8/8 w R21/R21 - -", "R@a1ne", "reason-over-edge", { space: "a1" }, ["a1"]],
];

test("what is written and not allowed gives its reason too, and no reason is forgotten", async () => {
  const visit = await open(browser, server.url, { locale: "de-DE" });
  const { page } = visit;
  const say = words("de");
  const field = page.locator(".board-typed input");
  for (const [position, turn, key, given, about] of BY_WRITING) {
    await analysed(visit, position);
    await field.fill(turn);
    await field.press("Enter");
    const action = turn.split(",").at(-1);
    await says(page, say("turn-illegal", { action, reason: say(key, values(say, given)) }));
    assert.deepEqual(await lit(page), about, turn);
  }
  await analysed(visit, ONE);
  await field.fill("a1-a2,X@c3");
  await field.press("Enter");
  await says(page, say("turn-illegal", { action: "a1-a2", reason: say("reason-not-yours", { space: "a1" }) }));
  await field.fill("X@c3,X@d4");
  await field.press("Enter");
  await says(page, say("turn-over", { action: "X@d4" }));
  await field.fill("X@c3-");
  await field.press("Enter");
  await says(page, say("board-unreadable", { number: 5, rest: "-" }));
  const met = new Set([...BY_TAPS.map((row) => row[3]), ...BY_WRITING.map((row) => row[2])]);
  const known = readFileSync(new URL("../locales/en/reasons.ftl", import.meta.url), "utf8");
  const missed = [...known.matchAll(/^(reason-[a-z-]+) =/gm)].map((match) => match[1]).filter((key) => !met.has(key));
  // Whoever has nothing to slide has lost already, and ending a turn is a button that is not there.
  assert.deepEqual(missed.sort(), ["reason-no-slidable-piece", "reason-nothing-to-end"]);
  await visit.close();
});
