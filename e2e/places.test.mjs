// Every place at every size, in every language and look.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { LANGUAGES, PLACES, SIZES, launch, open, serve, shot, space } from "./support.mjs";

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

/** What sticks out of the window sideways, and buttons and links whose text is cut off. */
function misplaced() {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const found = wide > 0 ? [`the page is ${wide} pixels too wide`] : [];
  for (const element of document.querySelectorAll("main button, main a, nav a, main h1, main h2")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === "hidden") continue;
    if (box.right > innerWidth + 1 || box.left < -1) {
      let scroller = element.parentElement;
      while (scroller && !/auto|scroll|hidden|clip/.test(getComputedStyle(scroller).overflowX)) {
        scroller = scroller.parentElement;
      }
      if (!scroller || scroller === document.documentElement || scroller === document.body) {
        found.push(`${element.tagName} “${element.textContent.trim().slice(0, 40)}” sticks out`);
      }
    }
  }
  return found;
}

for (const [size, { width }] of Object.entries(SIZES)) {
  test(`nothing is cut off at ${width} pixels in any language`, async () => {
    for (const locale of LANGUAGES) {
      const visit = await open(browser, server.url, { size, locale });
      const { page } = visit;
      for (const [name, place] of Object.entries(PLACES)) {
        await visit.go(place);
        assert.deepEqual(await page.evaluate(misplaced), [], `${name}, ${locale}`);
        const tag = await page.evaluate(() => document.documentElement.lang);
        assert.equal(tag, locale.slice(0, 2));
        // A key shown instead of its text looks like this.
        const text = await page.locator("main").innerText();
        assert.doesNotMatch(text, /\b(app|home|play|board|analysis|learn|lesson|rules|settings|about)-[a-z]+-?[a-z]*\b(?![.:/])/, `${name}, ${locale}`);
        if (locale === "en-GB") await shot(page, `${name}-${size}`);
      }
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
    const visit = await open(browser, server.url, { size: "phone", settings, bypassCSP: true });
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
  await page.evaluate(() => navigator.serviceWorker.ready);
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
