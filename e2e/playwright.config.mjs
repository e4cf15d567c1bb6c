// How the tests run: which browsers, how long, and what is kept of a failure.

import { defineConfig } from "@playwright/test";
import { everything } from "./walk/sizes.mjs";

const CHROMIUM = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// The wheel on every space of every board is left to `npm run walk`: it takes longer than all the rest.
const WALK = everything ? ["walk/*.test.mjs"] : ["walk/{board_height,check,first_sight,online_walk,walk}.test.mjs"];
const CORE = ["core/*.test.mjs"];

export default defineConfig({
  // Generous: a test that takes this long on a busy machine hangs.
  timeout: 90_000,
  // All sizes in all languages are ten times as many states; and a bad network takes its time.
  globalTimeout: (everything || process.env.QUARTERTURN_NETWORK ? 240 : 20) * 60_000,
  expect: { timeout: 15_000 },
  // More than the two cores of our measurements: tests of online games wait for clocks.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Recording a trace takes as long as the test: only what failed is run again, with one. It has failed
  // all the same.
  retries: 1,
  failOnFlakyTests: true,
  outputDir: "results",
  reporter: [["list"], ["./support/per_browser_reporter.mjs"], ["./walk/album.mjs"]],
  use: {
    testIdAttribute: "data-test",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: CHROMIUM,
    },
  },
  projects: [
    { name: "chromium", testMatch: ["chromium/*.test.mjs", ...WALK, "pictures/*.test.mjs", ...CORE] },
    // Hours of bad network are left to `npm run network`.
    ...(process.env.QUARTERTURN_NETWORK ? [{ name: "network", testMatch: ["network/*.test.mjs"] }] : []),
    { name: "firefox", testMatch: CORE },
    { name: "webkit", testMatch: CORE },
  ],
});
