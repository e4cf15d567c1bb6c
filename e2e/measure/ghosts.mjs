// How long the marks of a piece's slides take to be seen after a tap, on a processor four times slower.
// Not part of `cargo verify`: speed depends on what else the machine does. `docs/web.md` keeps the figures.
//
// node e2e/measure/ghosts.mjs [TAPS]
//
// QUARTERTURN and QUARTERTURN_FILES name the program and the folder it serves, as for the tests.

import { chromium } from "@playwright/test";
import { TIX, TIXEL } from "../support/games.mjs";
import { serve } from "../support/servers.mjs";

const TAPS = Number(process.argv[2] ?? 20);
const SLOWER = 4;

/** A position and a piece in it that can slide. */
const POSITIONS = {
  Tix: [`tix=${TIX.slice(0, 4).join("_")}`, "c2"],
  Tixel: [`tixel=${TIXEL.slice(0, 8).join("_")}`, "b1"],
  Regatta: ["regatta=R@c3ne_R@f6sw_R@c6ne_R@f3nw", "c3"],
};

/** Runs in the page: the milliseconds from the tap's event to the frame after the one with its marks. */
function watch() {
  window.times = [];
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  addEventListener("click", async ({ timeStamp }) => {
    const marks = () => document.querySelectorAll(".board .board-mark").length;
    while (marks() === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    window.times.push(performance.now() - timeStamp);
  }, { capture: true });
}

async function measure(page, url, [game, space]) {
  await page.goto(`${url}/#/analysis/${game}`);
  await page.reload();
  const cell = page.getByRole("gridcell", { name: new RegExp(`^${space}\\b`) });
  await cell.waitFor();
  await page.evaluate(watch);
  for (let tap = 1; tap <= TAPS; tap += 1) {
    await cell.tap();
    await page.waitForFunction((count) => window.times.length === count, tap);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelectorAll(".board .board-mark").length === 0);
  }
  return (await page.evaluate(() => window.times)).sort((a, b) => a - b);
}

const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-GB" });
  await context.addInitScript(() => localStorage.setItem("quarterturn.analysis-engine", "off 2"));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (const [name, position] of Object.entries(POSITIONS)) {
    const times = await measure(page, server.url, position);
    const [median, worst] = [times[Math.floor(times.length / 2)], times.at(-1)];
    console.log(`${name}: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${TAPS} taps at 1/${SLOWER} speed`);
  }
} finally {
  await browser.close();
  await server.close();
}
