// Every place at every size, in every language and look.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ANSWER, LANGUAGES, PLACES, SIZES, TIX, TIXEL, expect, store, storedGame, test } from "../support/index.mjs";
import { misplaced } from "../support/layout.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A sacrifice that leaves a bonus, and a piece that can then be picked up or activated. */
const CHAIN = "tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -";

const LOST = storedGame("abcdefghijkm", TIX, "1-0", "black");

/** Places in the middle of something, and how to get there. */
const STATES = {
  "a chain with its wheel": async (visit) => {
    await visit.analyse(CHAIN);
    await visit.space("a3").click();
    await visit.space("c3").click();
    await visit.spokes().first().click();
    await expect(visit.steps()).toHaveCount(1);
    await visit.space("e3").click();
    await visit.spokes().first().waitFor();
  },
  "a refusal": async (visit) => {
    await visit.analyse("3u:X2/X2 X11X1/1x11/x12 w -/- - -");
    await visit.space("a3").click();
    await visit.page.locator(".board-refused").first().waitFor();
  },
  "the largest board with every kind of piece": async (visit) => {
    await visit.go("#/play/pass/11u:X4T9R3%2FX4T9R3:p2");
    await visit.pool("black", "X").click();
  },
  "the list of keys": async (visit) => {
    await visit.go("#/play/pass/regatta");
    await visit.space("a1").focus();
    await visit.page.keyboard.press("?");
    await visit.page.getByRole("dialog").waitFor();
  },
  "the editor with faults": async (visit) => {
    await visit.analyse("poka-yoke");
    await visit.button("analysis-edit").click();
    await visit.space("c3").click();
    await visit.space("d3").click();
    await visit.page.getByTestId("faults").getByRole("listitem").first().waitFor();
  },
  "analysis with everything open": async (visit) => {
    await visit.analyse(`tixel=${TIXEL.slice(0, 9).join("_")}`);
    await visit.page.evaluate(() => document.querySelectorAll("main details").forEach((details) => (details.open = true)));
    await visit.page.getByRole("img", { name: visit.say("analysis-share-code") }).waitFor();
  },
  "a game of one's own mix being chosen": async (visit) => {
    await visit.go("#/play");
    await visit.choice("play-game", "play-own-mix").check();
    await visit.page.getByRole("combobox", { name: visit.say("play-handicap") }).waitFor();
  },
  "the end of a game with its review": async (visit) => {
    await visit.go("#/about");
    await store(visit.page, LOST);
    await visit.go(`#/play/game/${LOST.id}`);
    await visit.button("play-review").click();
    const review = visit.page.getByTestId("review");
    await review.getByRole("listitem").first().waitFor(ANSWER);
    await expect(review.getByRole("progressbar")).toHaveCount(0, ANSWER);
  },
  "stored games, one about to be deleted": async (visit) => {
    await visit.go("#/play");
    await visit.ownGames().last().getByRole("button", { name: visit.say("play-delete"), exact: true }).click();
    await visit.button("play-delete-really").waitFor();
  },
  "a lesson that was missed, with its hint": async (visit) => {
    await visit.go("#/learn/tix/1");
    await visit.space("c3").click();
    await visit.space("c5").click();
    await visit.button("learn-hint-ask").click();
    await visit.page.getByTestId("hint").waitFor();
  },
};

/** The language with the longest words, and the one with other letters. */
const IN_DEPTH = ["de-DE", "ja-JP"];

/** What a key looks like that is shown instead of its text. */
const BARE_KEY = /\b(app|home|play|board|analysis|learn|lesson|rules|settings|about)-[a-z]+-?[a-z]*\b(?![.:/])/;

for (const [size, { width }] of Object.entries(SIZES)) {
  for (const locale of LANGUAGES) {
    test(`nothing is cut off, overlaps or is too small at ${width} pixels in any place, ${locale}`, async ({ open }) => {
      const visit = await open({ size, locale });
      const wrong = [];
      const look = async (name) => {
        const found = await visit.page.evaluate(misplaced);
        wrong.push(...found.map((sentence) => `${name}: ${sentence}`));
      };
      for (const [name, place] of Object.entries(PLACES)) {
        await visit.go(place);
        await look(name);
        await expect(visit.page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
        expect(await visit.page.getByRole("main").innerText(), name).not.toMatch(BARE_KEY);
        if (locale === "en-GB") await visit.shot(`${name}-${size}`);
      }
      for (const [name, reach] of Object.entries(IN_DEPTH.includes(locale) ? STATES : {})) {
        await test.step(name, () => reach(visit));
        await look(name);
        if (locale === "de-DE") await visit.shot(`${name.replaceAll(/[^a-z]+/g, "-")}-${size}`);
      }
      expect(wrong).toEqual([]);
    });
  }
}

for (const [look, settings] of Object.entries({
  light: { theme: "light", contrast: "normal" },
  dark: { theme: "dark", contrast: "normal" },
  "high contrast": { theme: "light", contrast: "more" },
})) {
  test(`axe finds nothing in any place, ${look}`, async ({ open }) => {
    const visit = await open({ size: "phone", settings, engine: true, bypassCSP: true });
    const { page } = visit;
    for (const [name, place] of Object.entries(PLACES)) {
      await visit.go(place);
      await page.evaluate(AXE);
      const found = await page.evaluate(async () => {
        const { violations } = await axe.run(document);
        return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(" ")}`);
      });
      expect(found, name).toEqual([]);
      if (name !== "rules") await visit.shot(`${name}-${look.replace(" ", "-")}`);
    }
  });
}

test("after the first visit everything works without a network", async ({ open }) => {
  const visit = await open({ size: "phone", serviceWorkers: "allow" });
  const { page, context } = visit;
  await visit.go("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await visit.reload();
  await visit.card("Tix").tap();
  await visit.pool("white").tap();
  await visit.space("c3").tap();
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  for (const place of Object.values(PLACES)) await visit.go(place);
});
