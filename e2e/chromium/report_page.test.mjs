// The page that `quarterturn report` writes: one setup or two, on a phone and on a desk, without a network.

import { spawnSync } from "node:child_process";
import { expect, program, test } from "../support/index.mjs";

const WIDTHS = { phone: 375, desktop: 1280 };

/** Writes a page about these setups into a file. */
function report(file, ...setups) {
  const games = ["--games", "6", "--nodes", "10", "--threads", "1"];
  const { status, stderr } = spawnSync(program(), ["--language", "en", "report", ...setups, ...games, "-o", file]);
  expect(status, String(stderr)).toBe(0);
}

for (const [size, width] of Object.entries(WIDTHS)) {
  for (const [name, setups] of Object.entries({ one: ["tix"], two: ["4u:X4/X4", "--beside", "5u:X7/X7"] })) {
    test(`a report on ${name} fits the window, ${size}`, async ({ browser }, info) => {
      const file = info.outputPath("report.html");
      report(file, ...setups);
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.goto(`file://${file}`);
      const plots = page.locator("svg");
      await expect(plots).toHaveCount(name === "two" ? 16 : 8);
      const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      expect(await widths()).toEqual([width, width]);
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      expect(await widths(), "with all numbers open").toEqual([width, width]);
      if (name === "two") {
        const [first, second] = await Promise.all([0, 1].map((at) => plots.nth(at).boundingBox()));
        const isBeside = Math.abs(first.y - second.y) < 1;
        expect(isBeside, "the two stand side by side where there is room").toBe(size === "desktop");
      }
      await page.close();
    });
  }
}
