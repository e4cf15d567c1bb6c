// How soon Home is painted and ready on a slow phone, at a first visit: a processor four times slower, and what
// Chromium's own tools call fast 4G. With several folders their pages are measured in turn, so that whatever
// else the machine does slows all of them.
// Not part of `cargo verify`: speed depends on what else the machine does. `docs/web.md` keeps the figures.
//
// node e2e/measure/ready.mjs [RUNS] [FOLDER…]
//
// QUARTERTURN and QUARTERTURN_FILES name the program and the folder it serves, as for the tests.

import { chromium } from "@playwright/test";
import { appFolder, serve } from "../support/servers.mjs";

const RUNS = Number(process.argv[2] ?? 5);
const FOLDERS = process.argv.length > 3 ? process.argv.slice(3) : [appFolder()];
const SLOWER = 4;
const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};

/** Runs in the page, before anything else: notes when Home is there, and the frame that shows it has been drawn. */
function watch() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("main h1")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.readyAfter = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** A first visit in a browser of its own: nothing compiled before is left. */
async function run(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-GB" });
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", FAST_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(`${url}/`, { waitUntil: "commit" });
    const ready = await (await page.waitForFunction(() => window.readyAfter)).jsonValue();
    const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
    return { painted, ready };
  } finally {
    await browser.close();
  }
}

const measured = [];
for (const folder of FOLDERS) {
  process.env.QUARTERTURN_FILES = folder;
  measured.push({ folder, server: await serve(), runs: [] });
}
try {
  for (let number = 0; number < RUNS; number += 1) {
    for (const { server, runs } of measured) runs.push(await run(server.url));
  }
  for (const { folder, runs } of measured) {
    console.log(folder);
    for (const part of ["painted", "ready"]) {
      const times = runs.map((run) => Math.round(run[part])).sort((a, b) => a - b);
      console.log(`  ${part}: median ${times[Math.floor(times.length / 2)]} ms, ${times.join(", ")}`);
    }
  }
} finally {
  for (const { server } of measured) await server.close();
}
