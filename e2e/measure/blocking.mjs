// Total blocking time of a game page on a processor four times slower: what tasks of the page take beyond
// 50 ms each, while it loads and over the first three taps.
// Not part of `cargo verify`: speed depends on what else the machine does. `docs/web.md` keeps the figures.
//
// node e2e/measure/blocking.mjs [RUNS]
//
// QUARTERTURN and QUARTERTURN_FILES name the program and the folder it serves, as for the tests.

import { chromium } from "@playwright/test";
import { serve } from "../support/servers.mjs";

const RUNS = Number(process.argv[2] ?? 5);
const SLOWER = 4;
/** A longer task delays taps noticeably. */
const UNNOTICED_MS = 50;
/** How long the page is watched after it has come up, and after each tap. */
const SETTLE_MS = 2_000;
/** Far from each other: the wheel of stances that one tap opens must not cover the next space. */
const TAPPED = ["a1", "f6", "a6"];

/** Runs in the page, before anything else: collects the lengths of long tasks. */
function watch() {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
}

const blocked = async (page) => {
  const tasks = await page.evaluate(() => window.tasks.splice(0));
  return tasks.reduce((sum, duration) => sum + Math.max(0, duration - UNNOTICED_MS), 0);
};

async function run(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-GB" });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(`${url}/#/play/pass/tixel`);
  const space = (name) => page.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
  await space("c3").waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const loading = await blocked(page);
  for (const name of TAPPED) {
    await space(name).tap();
    await page.waitForTimeout(SETTLE_MS / 2);
  }
  const tapping = await blocked(page);
  await context.close();
  return { loading, tapping };
}

const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const runs = [];
  for (let number = 0; number < RUNS; number += 1) runs.push(await run(browser, server.url));
  for (const part of ["loading", "tapping"]) {
    const times = runs.map((run) => Math.round(run[part])).sort((a, b) => a - b);
    console.log(`${part}: median ${times[Math.floor(times.length / 2)]} ms blocked, ${times.join(", ")}`);
  }
} finally {
  await browser.close();
  await server.close();
}
