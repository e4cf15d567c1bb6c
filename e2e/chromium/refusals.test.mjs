// Why not? Every kind of refusal, by taps and by writing, with the spaces it is about.

import { readFileSync } from "node:fs";
import { en, expect, test } from "../support/index.mjs";

/** The spaces framed as the reason. */
const framed = ({ page }) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll("[role=gridcell]")];
    const under = (frame) => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      return cells.find((cell) => {
        const box = cell.getBoundingClientRect();
        return left > box.left && left < box.right && top > box.top && top < box.bottom;
      })?.dataset.space;
    };
    return [...document.querySelectorAll(".board-refused")].map(under).sort();
  });

/** Taps in a row: spaces, or pieces of a pool written `white X`. */
async function tap(visit, taps) {
  for (const what of taps) {
    const [player, kind] = what.split(" ");
    await (kind ? visit.pool(player, kind) : visit.space(what)).click();
  }
}

const ONE = "tix 6/6/6/6/6/X15 b X7/X8 - -";
const TWO = "tix 6/6/6/6/6/x12X12 w X7/X7 - -";
const FALLEN = "tix 4x01/4X01/6/6/6/6 b X7/X7 - e6";

/** What is tapped where, the sentence said, its values, and the spaces framed. */
const BY_TAPS = [
  ["a taken space, placing", ONE, ["black X", "a1"], "reason-space-taken", { space: "a1" }, ["a1"]],
  ["a taken space, sliding", TWO, ["d1", "a1"], "reason-space-taken", { space: "a1" }, ["a1"]],
  ["a space not in line with the piece", TWO, ["d1", "e2"], "reason-not-in-line", { from: "d1", to: "e2" }, ["d1", "e2"]],
  ["a space behind a piece", "tix 6/6/6/6/6/x13X11 b X7/X7 - -", ["a1", "f1"], "reason-path-blocked", { space: "e1" }, ["e1"]],
  ["a space with a corner in it", ONE, ["black X", "b1"], "reason-corner-in-the-way", { count: 1, spaces: "a1", space: "b1" }, ["a1"]],
  ["a space with two corners in it", "tix 6/6/6/1X11X12/6/6 b X6/X8 - -", ["black X", "c3"], "reason-corner-in-the-way", { count: 2, spaces: { and: ["d3", "b3"] }, space: "c3" }, ["b3", "d3"]],
  ["the same with empty hands", ONE, ["b1"], "reason-corner-in-the-way", { count: 1, spaces: "a1", space: "b1" }, ["a1"]],
  ["an inactive piece", "tixel 6/6/6/T01t03/6/5T1 w T8/T9 - -", ["a3"], "reason-not-active", { space: "a3" }, ["a3"]],
  ["an active piece that is hemmed in", "3u:X2/X2 X11X1/1x11/x12 w -/- - -", ["a3"], "board-refused-stuck", { space: "a3" }, null],
  ["an empty pool", "3u:X2/X2 X12/1x11/X12 w -/X1 - -", ["white X"], "reason-none-left", { piece: "piece-tix" }, []],
  ["a space, with an empty pool", "3u:X2/X2 X12/1x11/X12 w -/X1 - -", ["b1"], "reason-none-left", { piece: "piece-tix" }, []],
  ["a kind only promotion brings", "poka-yoke 6/6/6/6/6/6 w T10/T10 2/2 -", ["white R"], "reason-none-left", { piece: "piece-rounded" }, []],
  ["a pivot without room", "5u:X3T3/R6 5/5/5/l73X1/T44 b X2T2/R5 - -", ["a2", "d2"], "reason-cannot-pivot", { space: "a2", count: 1, spaces: "a1" }, ["a1"]],
  ["a pivot against the rim", "regatta 8/8/8/8/8/7r2/L11r13L11/3l71L71L4 b R17/R18 - -", ["d1", "e1"], "reason-cannot-pivot-edge", { space: "d1" }, []],
  ["the piece just sacrificed", FALLEN, ["e6"], "reason-just-sacrificed", { space: "e6" }, ["e6"]],
  ["the other player's pool", ONE, ["white X"], "board-refused-pool", { player: "white" }, []],
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
  test(`every refused kind of tap gives its reason and frames its spaces, ${locale}`, async ({ open }) => {
    const visit = await open({ locale });
    for (const [kind, position, taps, key, given, about] of BY_TAPS) {
      await test.step(kind, async () => {
        await visit.analyse(position);
        await tap(visit, taps);
        await visit.says(visit.say(key, values(visit.say, given)));
        if (about) expect(await framed(visit)).toEqual(about);
        else expect((await framed(visit)).length).toBeGreaterThan(0);
        // It had no effect.
        await expect(visit.steps()).toHaveCount(0);
      });
    }
  });
}

test("a tap that comes too late, too early or in an earlier position is told so", async ({ open }) => {
  const visit = await open({ settings: { board: { confirmation: true } } });
  // A complete turn waits to be sent: nothing more fits into it.
  await visit.go("#/play/pass/tix");
  await tap(visit, ["white X", "c3"]);
  await expect(visit.steps()).toHaveCount(1);
  for (const more of ["c3", "e5", "white X"]) {
    await visit.page.keyboard.press("Escape");
    await tap(visit, [more]);
    await visit.says(en("board-refused-complete"));
  }
  await expect(visit.steps()).toHaveCount(1);
  // The other player is to move.
  await visit.send().click();
  await expect(visit.turns()).toHaveCount(1);
  await tap(visit, ["white X"]);
  await visit.says(en("board-refused-pool", { player: "white" }));
  // The game was ended by the players, not by the rules.
  await visit.resign();
  await expect(visit.end()).toBeVisible();
  await tap(visit, ["e5"]);
  await visit.says(en("board-refused-over"));
  await tap(visit, ["black X"]);
  await visit.says(en("board-refused-over"));
  // An earlier position is only looked at.
  await visit.button("play-first").click();
  await tap(visit, ["white X"]);
  await visit.says(en("board-refused-only-looked"));
});

const SLIDER = "tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -";

/** What is written where, the sentence, its values, and the spaces framed. */
const BY_WRITING = [
  [ONE, "X@g7", "reason-off-board", { space: "g7" }, []],
  [ONE, "a1-a2", "reason-not-yours", { space: "a1" }, ["a1"]],
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

/** Reasons no player meets: without a slidable piece the game is over, and there is no button to end nothing. */
const NEVER_MET = ["reason-no-slidable-piece", "reason-nothing-to-end"];

test("what is written and not allowed gives its reason too, and no reason is forgotten", async ({ open }) => {
  const visit = await open({ locale: "de-DE" });
  const { say } = visit;
  for (const [position, turn, key, given, about] of BY_WRITING) {
    await test.step(turn, async () => {
      await visit.analyse(position);
      await visit.write(turn);
      const action = turn.split(",").at(-1);
      await visit.says(say("turn-illegal", { action, reason: say(key, values(say, given)) }));
      expect(await framed(visit)).toEqual(about);
    });
  }
  await visit.analyse(ONE);
  await visit.write("a1-a2,X@c3");
  await visit.says(say("turn-illegal", { action: "a1-a2", reason: say("reason-not-yours", { space: "a1" }) }));
  await visit.write("X@c3,X@d4");
  await visit.says(say("turn-over", { action: "X@d4" }));
  await visit.write("X@c3-");
  await visit.says(say("board-unreadable", { number: 5, rest: "-" }));
  const met = new Set([...BY_TAPS.map((row) => row[3]), ...BY_WRITING.map((row) => row[2])]);
  const known = readFileSync(new URL("../../locales/en/reasons.ftl", import.meta.url), "utf8");
  const missed = [...known.matchAll(/^(reason-[a-z-]+) =/gm)].map((match) => match[1]).filter((key) => !met.has(key));
  expect(missed.sort()).toEqual(NEVER_MET);
});
