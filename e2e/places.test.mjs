// Every place at every size, in every language and look.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { misplaced } from "./layout.mjs";
import { LANGUAGES, PLACES, SIZES, TIX, TIXEL, analysed, finished, keep, launch, open, serve, shot, space } from "./support.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

/** Places in the middle of something: what is opened, and how one gets there. */
const STATES = {
  "a chain with its wheel": async (visit) => {
    await analysed(visit, CHAIN);
    await space(visit.page, "a3").click();
    await space(visit.page, "c3").click();
    await visit.page.locator(".board-spoke").first().click();
    await visit.page.locator(".board-chip").first().waitFor();
    await space(visit.page, "e3").click();
    await visit.page.locator(".board-spoke").first().waitFor();
  },
  "a refusal": async (visit) => {
    await analysed(visit, "3u:X2/X2 X11X1/1x11/x12 w -/- - -");
    await space(visit.page, "a3").click();
    await visit.page.locator(".board-refused").first().waitFor();
  },
  "the largest board with every kind of piece": async (visit) => {
    await visit.go("#/play/pass/11u:X4T9R3%2FX4T9R3:p2");
    await visit.page.locator(".board-stock").first().click();
  },
  "the list of keys": async (visit) => {
    await visit.go("#/play/pass/regatta");
    await space(visit.page, "a1").focus();
    await visit.page.keyboard.press("?");
    await visit.page.getByRole("dialog").waitFor();
  },
  "the editor with faults": async (visit) => {
    await analysed(visit, "poka-yoke");
    await visit.page.locator(".analysis-exchange button").first().click();
    await space(visit.page, "c3").click();
    await space(visit.page, "d3").click();
    await visit.page.locator("[data-test=faults] li").first().waitFor();
  },
  "analysis with everything open": async (visit) => {
    await analysed(visit, `tixel=${TIXEL.slice(0, 9).join("_")}`);
    await visit.page.evaluate(() => document.querySelectorAll("main details").forEach((details) => (details.open = true)));
    await visit.page.locator(".analysis-code").waitFor();
  },
  "a game of one's own mix being chosen": async (visit) => {
    await visit.go("#/play");
    await visit.page.locator("input[name=game][value=own]").check();
    await visit.page.locator("#handicap").waitFor();
  },
  "the end of a game with its review": async (visit) => {
    await visit.go("#/about");
    await keep(visit.page, LOST);
    await visit.go(`#/play/game/${LOST.id}`);
    await visit.page.locator("[data-test=end] .button:not(.strong)").first().click();
    await visit.page.locator(".review-progress").waitFor({ state: "detached" });
    await visit.page.locator(".review-moment").first().waitFor();
  },
  "games kept, one to be deleted": async (visit) => {
    await visit.go("#/play");
    await visit.page.locator(".own-game .button").last().click();
    await visit.page.locator(".sure").waitFor();
  },
  "a lesson that was missed, with its hint": async (visit) => {
    await visit.go("#/learn/tix/1");
    await space(visit.page, "c3").click();
    await space(visit.page, "c5").click();
    await visit.page.locator(".lesson-ask").click();
    await visit.page.locator("[data-test=hint]").waitFor();
  },
};

/** A sacrifice that leaves a bonus, and a piece that can then be picked up or activated. */
const CHAIN = "tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -";

const LOST = finished("abcdefghijkm", TIX, "1-0", "black");

for (const [size, { width }] of Object.entries(SIZES)) {
  test(`nothing is cut off, overlaps or is too small at ${width} pixels, in any place and language`, async () => {
    for (const locale of LANGUAGES) {
      const visit = await open(browser, server.url, { size, locale });
      const { page } = visit;
      const wrong = [];
      const look = async (name) => {
        const found = await page.evaluate(misplaced);
        wrong.push(...found.map((sentence) => `${name}: ${sentence}`));
      };
      for (const [name, place] of Object.entries(PLACES)) {
        await visit.go(place);
        await look(name);
        const tag = await page.evaluate(() => document.documentElement.lang);
        assert.equal(tag, locale.slice(0, 2));
        // A key shown instead of its text looks like this.
        const text = await page.locator("main").innerText();
        assert.doesNotMatch(text, /\b(app|home|play|board|analysis|learn|lesson|rules|settings|about)-[a-z]+-?[a-z]*\b(?![.:/])/, `${name}, ${locale}`);
        if (locale === "en-GB") await shot(page, `${name}-${size}`);
      }
      // The language with the longest words, and the one with other letters.
      const inDepth = ["de-DE", "ja-JP"].includes(locale);
      for (const [name, reach] of Object.entries(inDepth ? STATES : {})) {
        await reach(visit);
        await look(name);
        if (locale === "de-DE") await shot(page, `${name.replaceAll(/[^a-z]+/g, "-")}-${size}`);
      }
      assert.deepEqual(wrong, [], locale);
      await visit.close();
    }
  });
}

for (const [look, settings] of Object.entries({
  light: { theme: "light", contrast: "normal" },
  dark: { theme: "dark", contrast: "normal" },
  "high contrast": { theme: "light", contrast: "more" },
})) {
  test(`axe finds nothing in any place, ${look}`, async () => {
    const visit = await open(browser, server.url, { size: "phone", settings, engine: true, bypassCSP: true });
    const { page } = visit;
    for (const [name, place] of Object.entries(PLACES)) {
      await visit.go(place);
      await page.evaluate(AXE);
      const found = await page.evaluate(async () => {
        const { violations } = await axe.run(document);
        return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(" ")}`);
      });
      assert.deepEqual(found, [], name);
      if (name !== "rules") await shot(page, `${name}-${look.replace(" ", "-")}`);
    }
    await visit.close();
  });
}

test("after the first visit everything works without a network", async () => {
  const visit = await open(browser, server.url, { size: "phone", serviceWorkers: "allow" });
  const { page, context } = visit;
  await visit.go("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.locator("[data-test=tix]").tap();
  await page.locator(".board-side[data-player=white] .board-stock").first().tap();
  await space(page, "c3").tap();
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 20_000 });
  for (const place of Object.values(PLACES)) await visit.go(place);
  await visit.close();
});
