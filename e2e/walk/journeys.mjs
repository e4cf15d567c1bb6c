// The ways through the app, each with its states in order. A state is seen once it is reached.

import { expect } from "@playwright/test";
import { CHAIN, TIX, TIXEL, storedGame } from "../support/games.mjs";
import { store } from "../support/storage.mjs";
import { ANSWER } from "../support/visit.mjs";

/** Tixel with Tix pieces for the stronger player, Regatta pieces to promote to, and the largest board. */
const HANDICAP = "6u:X4T6/T10";
const EVERY_KIND = "11u:X4T9R3/X4T9R3:p2";

/** Sliding to a2 loses the last piece to c3-a3. */
const HANGING = "6u:X1/X1 6/6/6/2x13/6/X15 w -/- - -";

/** A position that comes up for the third time. */
const REPEATED = ["X@a1", "X@f6", ..."a1-a2 f6-f5 a2-a1 f5-f6 a1-a2 f6-f5 a2-a1 f5-f6".split(" ")];

/** A puzzle whose answer is b1-b3,e3-e5,b5-b6. */
const PUZZLE =
  "6u:X8/X8 4x0X0/1X11x12/6/X11x11X11/5x0/1X11x0X01 b X2/X3 - -\tX@c6\t1\t1295±104\tchain,last-piece\n";

const place = (setup) => `#/play/pass/${encodeURIComponent(setup)}`;

export const JOURNEYS = {
  async "a game against the computer"(walker) {
    const { visit } = walker;
    const letEngineGo = await walker.holdEngine();
    await visit.go("#/play/computer/tixel");
    await walker.see("the start", { focus: false });
    await walker.press(visit.pool("white"));
    await walker.see("a piece of the pool chosen");
    await walker.press(visit.space("c4"));
    await visit.spokes().first().waitFor();
    await walker.see("the wheel of a placement");
    await walker.press(visit.spokes().first());
    await expect(visit.button("play-hint")).toBeDisabled();
    await walker.see("the computer thinks");
    letEngineGo();
    await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
    await walker.see("the computer has answered");
  },

  async "help and the end of a game"(walker) {
    const { visit } = walker;
    await walker.resume(storedGame({ start: "tixel", turns: TIXEL.slice(0, 8), computer: "black" }));
    await walker.see("a game resumed", { focus: false });
    await walker.press(visit.space("b1"));
    await walker.see("a piece on the board chosen");
    await walker.press(visit.space("c3"));
    await visit.page.locator(".board-refused, .board-mark.refused").first().waitFor();
    await walker.see("a refusal");
    await visit.page.keyboard.press("Escape");
    await walker.see("nothing chosen any more");
    await walker.press(visit.button("play-hint"));
    await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
    await walker.see("a hint");
    await walker.press(visit.threats());
    await walker.see("threats");
    await walker.press(visit.space("f5"));
    await walker.see("what an enemy piece could do");
    await walker.press(visit.threats());
    await walker.see("threats hidden again");
    await walker.press(visit.button("play-earlier"));
    await walker.see("an earlier position");
    await walker.press(visit.button("play-later"));
    await walker.see("back in the game");
    await visit.openMore();
    await walker.see("the sheet with more");
    await walker.press(visit.switch("board-typed"));
    await walker.see("the field for turns in the sheet");
    await visit.closeSheet();
    await walker.see("the sheet closed");
    if (await visit.turns().first().isHidden()) {
      await visit.openTurns();
      await walker.see("the turns in a sheet");
      await visit.closeSheet();
    }
    await visit.ask("play-resign");
    await walker.see("resigning?");
    await visit.answer("play-resign-not");
    await walker.see("not resigned");
    await visit.resign();
    await visit.end().waitFor();
    await walker.see("a game lost");
  },

  async "a chain and a draw"(walker) {
    const { visit } = walker;
    await walker.resume(storedGame({ start: CHAIN }));
    await walker.see("two people at one screen", { focus: false });
    await walker.press(visit.space("a3"));
    await walker.see("a piece that can fall");
    await walker.land("c3");
    await expect(visit.steps()).toHaveCount(1);
    await walker.see("a bonus");
    await walker.press(visit.space("e3"));
    await walker.see("a piece chosen in a bonus");
    if ((await visit.spokes().count()) === 0) await walker.press(visit.space("e3"));
    await visit.spokes().first().waitFor();
    await walker.see("the wheel of a bonus");
    await walker.press(visit.spokes().first());
    await expect(visit.steps()).toHaveCount(2);
    await walker.see("a chain of two");
    await walker.press(visit.button("board-undo"));
    await expect(visit.steps()).toHaveCount(1);
    await walker.see("a step undone");
    await walker.press(visit.send());
    await expect(visit.steps()).toHaveCount(0);
    await walker.see("a turn ended");
    await visit.ask("play-draw");
    await walker.see("a draw is offered");
    await visit.answer("play-no");
    await walker.see("the draw is declined");
    await visit.ask("play-draw");
    await visit.answer("play-draw");
    await visit.end().waitFor();
    await walker.see("a draw");
  },

  async "a win and its review"(walker) {
    const { visit } = walker;
    await walker.resume(storedGame({ turns: TIX.slice(0, -1), computer: "black" }));
    await walker.see("one turn before the end", { focus: false });
    await walker.press(visit.space("c1"));
    await walker.land("c4");
    await walker.press(visit.pool("white"));
    await walker.land("a5");
    await expect(visit.steps()).toHaveCount(2);
    await walker.see("the winning turn, not yet sent");
    await walker.press(visit.send());
    await visit.end().waitFor();
    await walker.see("a game won");
    await walker.press(visit.button("play-review-short"));
    const review = visit.page.getByTestId("review");
    await review.getByRole("listitem").first().waitFor(ANSWER);
    await expect(review.getByRole("progressbar")).toHaveCount(0, { timeout: 60_000 });
    await walker.see("the review");
    await walker.press(review.getByRole("button", { name: visit.say("play-look") }).first());
    await walker.see("where the game turned");
  },

  async "a warning for beginners"(walker) {
    const { visit } = walker;
    await visit.go("#/about");
    await visit.page.evaluate(() => localStorage.setItem("quarterturn.results", "{}"));
    await visit.reload();
    await walker.resume(storedGame({ start: HANGING, computer: "black" }));
    await walker.see("the first game", { focus: false });
    await walker.press(visit.button("board-legend"));
    await walker.see("the legend");
    await visit.closeSheet();
    await walker.press(visit.space("a1"));
    await walker.land("a2");
    await visit.page.getByTestId("guard").waitFor(ANSWER);
    await walker.see("a turn that loses at once");
    await walker.press(visit.button("play-guard-back"));
    await walker.see("thinking again");
    await walker.press(visit.space("a1"));
    await walker.land("a2");
    await walker.press(visit.button("play-guard-anyway"));
    await walker.see("played anyway");
    await walker.resume(storedGame({ start: "tixel", turns: TIXEL, result: "0-1", computer: "black" }));
    await visit.end().waitFor();
    await walker.see("a game lost on the board", { focus: false });
  },

  async "what gets in the way"(walker) {
    const { visit } = walker;
    const game = storedGame({ turns: TIX.slice(0, 4) });
    await walker.resume(game);
    await visit.openMore();
    await walker.press(visit.sheet().getByRole("button", { name: visit.say("play-share"), exact: true }));
    await visit.notices().first().waitFor();
    await walker.see("a notice");
    const second = await visit.secondTab();
    await second.go(`#/play/game/${game.id}`);
    await second.play(["c2-d2"]);
    await visit.page.getByTestId("stale").waitFor();
    await walker.see("the game went on in another tab", { focus: false });
    await second.page.close();
    const letEngineGo = await walker.breakEngine();
    await visit.go("#/play/computer/tix");
    await walker.press(visit.pool("white"));
    await walker.land("c4");
    await visit.page.getByTestId("engine-fault").waitFor(ANSWER);
    await walker.see("the engine cannot be loaded", { focus: false });
    await letEngineGo();
    await walker.press(visit.button("play-retry"));
    await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
    await walker.see("tried again");
  },

  async "clocks"(walker) {
    const { visit } = walker;
    await walker.resume(storedGame({ turns: TIX.slice(0, 4), left: [6_000, 170_000] }));
    await walker.see("little time", { focus: false });
    await visit.end().waitFor(ANSWER);
    await walker.see("a flag has fallen", { focus: false });
    await walker.resume(storedGame({ turns: TIX.slice(0, 4), computer: "black", left: [2_000, 170_000] }));
    await visit.end().waitFor(ANSWER);
    await walker.see("a game against the computer lost on time", { focus: false });
    for (const [name, start] of Object.entries({ "Poka Yoke": "poka-yoke", "every kind of piece": EVERY_KIND })) {
      await walker.resume(storedGame({ start, left: [600_000, 170_000] }));
      await walker.see(`a clock and ${name}`, { focus: false });
      await walker.press(visit.button("play-other"));
      await walker.see(`a clock and ${name}: the menu`);
      await visit.closeSheet();
    }
  },

  async "the same position again"(walker) {
    const { visit } = walker;
    await walker.resume(storedGame({ turns: REPEATED }));
    await visit.page.getByTestId("repetition").waitFor();
    await walker.see("a draw can be called", { focus: false });
    await walker.press(visit.button("play-call-draw"));
    await visit.end().waitFor();
    await walker.see("a draw by repetition");
  },

  async "a lesson"(walker) {
    const { visit } = walker;
    const feedback = visit.page.getByTestId("feedback");
    await visit.go("#/learn/tix/1");
    await walker.see("a task", { focus: false });
    await walker.press(visit.button("learn-hint-ask"));
    await visit.page.locator(".board-arrow").first().waitFor();
    await walker.see("its hint");
    await walker.press(visit.button("learn-idea"));
    await walker.see("the idea");
    await visit.closeSheet();
    await walker.press(visit.space("c3"));
    await walker.see("the piece chosen");
    await walker.land("c5");
    await expect(feedback).toHaveAttribute("data-kind", "not-yet");
    await walker.see("missed");
    await walker.press(visit.button("learn-show"));
    await expect(feedback).toHaveAttribute("data-kind", "shown");
    await walker.see("the solution shown");
    await walker.press(visit.button("learn-again"));
    await walker.press(visit.space("c3"));
    await walker.land("c6");
    await expect(feedback).toHaveAttribute("data-kind", "solved");
    await walker.see("solved");
    await walker.press(visit.button("learn-next-step"));
    await walker.see("the next task");
    await walker.press(visit.space("a1"));
    await walker.land("d1");
    await visit.button("learn-next-lesson-short").waitFor();
    await walker.see("the lesson done");
    await walker.press(visit.button("learn-next-lesson-short"));
    await walker.see("the next lesson", { moves: ["the line"] });
  },

  async "a lesson with a chain"(walker) {
    const { visit } = walker;
    await visit.go("#/learn/tix/9");
    await walker.see("a task with a bonus", { focus: false });
    await walker.press(visit.space("a3"));
    await walker.land("c3");
    await expect(visit.steps()).toHaveCount(1);
    await walker.see("a bonus that may be declined");
    await walker.press(visit.send());
    await expect(visit.page.getByTestId("feedback")).toHaveAttribute("data-kind", "not-yet");
    await walker.see("a bonus given away");
    await walker.press(visit.button("learn-again"));
    await walker.press(visit.space("a3"));
    await walker.land("c3");
    await walker.press(visit.pool("white"));
    await walker.land("a1");
    await expect(visit.steps()).toHaveCount(2);
    await walker.see("a chain waits to be sent");
    await walker.press(visit.send());
    await expect(visit.page.getByTestId("feedback")).toHaveAttribute("data-kind", "solved");
    await walker.see("the chain judged");
  },

  async "puzzles"(walker) {
    const { visit } = walker;
    const feedback = visit.page.getByTestId("feedback");
    const pack = (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: PUZZLE });
    await visit.context.route(/puzzles-tix\./, pack);
    await visit.go("#/learn/puzzles");
    await visit.page.getByTestId("own-rating").or(visit.heading("puzzles-title")).first().waitFor();
    await walker.see("the choice of a puzzle", { focus: false });
    await visit.go("#/learn/puzzles/tix/1");
    await visit.page.getByTestId("task").first().waitFor({ state: "attached" });
    await walker.see("a puzzle", { focus: false });
    await walker.press(visit.pool("white"));
    await walker.land("a6");
    await expect(visit.steps()).toHaveCount(1);
    await walker.see("an answer, not yet sent");
    await walker.press(visit.send());
    await expect(feedback).toHaveAttribute("data-kind", "not-yet", ANSWER);
    await walker.see("an answer that fails");
    await walker.press(visit.button("learn-again"));
    await walker.see("tried again");
    for (const [from, to] of [["b1", "b3"], ["e3", "e5"], ["b5", "b6"]]) {
      await walker.press(visit.space(from));
      await walker.land(to);
    }
    await walker.see("a chain that wins");
    await walker.press(visit.send());
    await expect(feedback).toHaveAttribute("data-kind", "solved", ANSWER);
    await walker.see("a puzzle solved");
  },

  async "the puzzle of the day"(walker) {
    const { visit } = walker;
    const days = Array.from({ length: 14 }, (_, at) => `2026-11-${16 + at}\t${PUZZLE.trim()}\n`);
    const pack = (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: days.join("") });
    await visit.context.route(/puzzles-daily\./, pack);
    await visit.page.clock.setFixedTime(new Date("2026-11-18T12:00:00"));
    await visit.go("#/learn/puzzles/daily");
    await visit.page.locator(".rung").first().waitFor();
    await walker.see("the archive", { focus: false });
    await visit.go("#/learn/puzzles/daily/2026-11-17");
    await visit.page.getByTestId("task").first().waitFor({ state: "attached" });
    await walker.see("the puzzle of a day", { focus: false });
    await walker.press(visit.pool("white"));
    await walker.land("a6");
    await walker.press(visit.send());
    await expect(visit.page.getByTestId("feedback")).toHaveAttribute("data-kind", "not-yet", ANSWER);
    await walker.see("the puzzle of a day failed");
  },

  async "motifs"(walker) {
    const { visit } = walker;
    await visit.go("#/learn/motifs");
    await visit.heading("motifs-title").waitFor();
    await walker.see("the motifs", { focus: false });
    await walker.press(visit.button("motifs-puzzles").first());
    await visit.heading("puzzles-title").waitFor();
    await visit.page.locator(".rung-state").filter({ hasText: /\S/ }).nth(3).waitFor();
    await walker.see("how many puzzles have a motif", { focus: false });
  },

  async "seeing ahead"(walker) {
    const { visit } = walker;
    await visit.go("#/learn/ahead");
    await walker.see("the choice of a round", { focus: false });
    await visit.go("#/learn/ahead/tixel/brutal/7");
    await visit.button("ahead-hide").or(visit.button("ahead-check")).first().waitFor();
    await walker.see("an exercise", { focus: false });
    if (await visit.button("ahead-hide").isVisible()) {
      await walker.press(visit.button("ahead-hide"));
      await walker.see("the board hidden");
    }
    await walker.press(visit.button("ahead-check"));
    await visit.button("ahead-next").waitFor();
    await walker.see("the verdict");
  },

  async "who wins"(walker) {
    const { visit } = walker;
    await visit.go("#/learn/who-wins");
    await visit.page.getByTestId("winners-game").first().waitFor();
    await walker.see("what is known", { focus: false });
  },

  async "own mistakes"(walker) {
    const { visit } = walker;
    const said = visit.page.getByTestId("mistakes-said");
    await visit.go("#/learn/mistakes");
    await expect(said).toHaveText(visit.say("mistakes-none"));
    await walker.see("no mistakes yet", { focus: false });
    const turns = ["X@c3", "X@e5", "c3-c4", "e5-a5"];
    await store(visit.page, storedGame({ turns, result: "0-1", computer: "black" }));
    await visit.reload();
    await expect(said).toHaveText(visit.say("mistakes-found", { count: 1, solved: 0 }), ANSWER);
    await walker.see("a mistake found", { focus: false });
    await visit.go("#/learn/mistakes/1");
    await visit.page.getByTestId("task").first().waitFor({ state: "attached" });
    await walker.see("a mistake as a puzzle", { focus: false });
  },

  async "what comes back"(walker) {
    const { visit } = walker;
    await visit.go("#/learn/again");
    await walker.see("not wanted yet", { focus: false });
    await walker.press(visit.switch("again-switch"));
    await walker.see("wanted");
    const topics = { "tixel/exposed/hard": { memory: { stability: 1, difficulty: 5, last: 0, due: 1 }, shown: [] } };
    const deck = JSON.stringify({ is_on: true, last: null, topics });
    await visit.page.evaluate((deck) => localStorage.setItem("quarterturn.again", deck), deck);
    await visit.reload();
    await visit.page.getByTestId("due").waitFor();
    await walker.see("something is due", { focus: false });
    await walker.press(visit.link("again-begin"));
    await visit.button("ahead-check").waitFor();
    await walker.see("a fresh exercise");
  },

  async "analysis"(walker) {
    const { visit } = walker;
    await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 9).join("_")}`);
    await walker.see("a game", { focus: false });
    await walker.press(visit.switch("analysis-engine"));
    await expect(visit.page.getByTestId("engine")).toContainText(/[1-9]/, ANSWER);
    await expect(visit.page.getByTestId("why").first()).toHaveText(/\S/, ANSWER);
    await walker.see("the engine's lines");
    await walker.press(visit.switch("analysis-engine"));
    await walker.press(visit.button("board-earlier-short"));
    await walker.see("an earlier turn");
    await visit.page.evaluate(() => document.querySelectorAll("main details").forEach((details) => (details.open = true)));
    await visit.page.locator(".opening-turns, [data-test=opening-about]").first().waitFor();
    await visit.page.locator(".laboratory").waitFor();
    await walker.see("everything open", { focus: false, moves: ["button", "summary", "a."] });
  },

  async "openings and the laboratory"(walker) {
    const { visit } = walker;
    await visit.go("#/analysis/4u:X4.X4");
    await visit.page.getByText(visit.say("analysis-openings"), { exact: true }).click();
    await visit.page.getByText(visit.say("opening-no-such")).waitFor();
    await walker.see("no book of this setup", { focus: false, moves: ["button", "summary", "a."] });
    await visit.page.getByText(visit.say("analysis-laboratory"), { exact: true }).click();
    await visit.page.locator(".laboratory").waitFor();
    await visit.page.getByTestId("lab-games").selectOption("10");
    await visit.button("lab-find").click();
    await expect(visit.page.getByTestId("lab-state")).toHaveText("", { timeout: 110_000 });
    await walker.see("handicaps tried", { focus: false, moves: ["button", "summary", "a."] });
  },

  async "the editor"(walker) {
    const { visit } = walker;
    await visit.go("#/analysis/poka-yoke");
    await walker.press(visit.button("analysis-edit"));
    // The button is below the board; the brushes are beside it.
    await expect(visit.spaces().first()).toBeInViewport();
    await walker.see("the editor");
    await walker.press(visit.space("c3"));
    await walker.press(visit.space("d3"));
    await visit.page.getByTestId("faults").getByRole("listitem").first().waitFor();
    await walker.see("pieces that do not fit");
    const setup = visit.page.getByRole("combobox", { name: visit.say("analysis-editor-setup") });
    await setup.fill("banana");
    await setup.press("Enter");
    await walker.see("a setup that cannot be read");
  },

  async "handicap and mixed games"(walker) {
    const { visit } = walker;
    for (const [name, setup] of Object.entries({
      "a handicap": HANDICAP,
      "Poka Yoke": "poka-yoke",
      Regatta: "regatta",
      "the largest board with every kind of piece": EVERY_KIND,
    })) {
      await visit.go(place(setup));
      await walker.see(name, { focus: false });
      await walker.press(visit.pool("white").first());
      await walker.see(`${name}: a piece chosen`);
      await walker.press(visit.space("b2"));
      await walker.see(`${name}: a space chosen`);
    }
  },

  async "keys and faults"(walker) {
    const { visit } = walker;
    await visit.go("#/play/pass/regatta");
    await visit.space("a1").focus();
    await visit.page.keyboard.press("?");
    await visit.page.getByRole("dialog").waitFor();
    await walker.see("the list of keys");
    await visit.page.keyboard.press("Escape");
    await walker.see("the list of keys closed");
    await visit.analyse("tix=X@c3_X@c3");
    const fault = visit.page.getByTestId("fault");
    await fault.waitFor();
    if (walker.holdsTable()) await expect(fault).toBeInViewport();
    await walker.see("a damaged link", { focus: false });
  },

  async "choosing a game"(walker) {
    const { visit } = walker;
    await visit.go("#/about");
    await walker.store(storedGame({ turns: TIX, result: "1-0", computer: "black" }));
    await visit.go("#/play");
    await walker.see("the form for a new game", { focus: false });
    await visit.choice("play-game", "play-own-mix").check();
    await visit.page.getByRole("combobox", { name: visit.say("play-handicap") }).waitFor();
    await walker.see("a mix of one's own");
    await walker.press(visit.ownGames().last().getByRole("button", { name: visit.say("play-delete"), exact: true }));
    await visit.button("play-delete-really").waitFor();
    await walker.see("a stored game about to be deleted");
  },

  async "the other places"(walker) {
    const { visit } = walker;
    for (const [name, hash] of Object.entries({
      home: "#/",
      "the ladder of lessons": "#/learn",
      "the rules": "#/learn/rules/poka-yoke",
      settings: "#/settings",
      about: "#/about",
      "an address that does not exist": "#/nonsense",
    })) {
      await visit.go(hash);
      await walker.see(name, { focus: false });
    }
  },
};
