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
/** Anything shorter goes unnoticed. */
const SOON_MS = 50;

/** A position and a piece in it that can slide. */
const POSITIONS = {
  Tix: [`tix=${TIX.slice(0, 4).join("_")}`, "c2"],
  Tixel: [`tixel=${TIXEL.slice(0, 8).join("_")}`, "b1"],
  Regatta: ["regatta=R@c3ne_R@f6sw_R@c6ne_R@f3nw", "c3"],
};

/** Runs in the page: the milliseconds from the finger's lifting to the end of the frame with its marks. */
function watch() {
  window.times = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const marks = () => document.querySelectorAll(".board .board-mark").length;
  addEventListener("click", async ({ timeStamp }) => {
    do await frame();
    while (marks() === 0);
    // A timer that is set before a frame is painted comes after it.
    setTimeout(() => window.times.push(performance.now() - timeStamp));
  }, { capture: true });
}

/** A tap like a finger's, which stays on the glass for a moment: what happens meanwhile is not waited for. */
async function tap(page, session, cell) {
  const { x, y, width, height } = await cell.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(80);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function measure(page, session, url, [game, space]) {
  await page.goto(`${url}/#/analysis/${game}`);
  await page.reload();
  const cell = page.getByRole("gridcell", { name: new RegExp(`^${space}\\b`) });
  await cell.waitFor();
  await page.evaluate(watch);
  for (let count = 1; count <= TAPS; count += 1) {
    await tap(page, session, cell);
    await page.waitForFunction((count) => window.times.length === count, count);
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
    const times = await measure(page, session, server.url, position);
    const [median, worst] = [times[Math.floor(times.length / 2)], times.at(-1)];
    const soon = times.filter((time) => time <= SOON_MS).length;
    const summary = `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms, ${soon} of ${TAPS} within ${SOON_MS} ms`;
    console.log(`${name}: ${summary} at 1/${SLOWER} speed`);
  }
} finally {
  await browser.close();
  await server.close();
}
