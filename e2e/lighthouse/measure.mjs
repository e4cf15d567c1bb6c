// Lighthouse's scores for a page with its phone profile, several runs. Not part of `cargo verify`:
// speed depends on what else the machine does. `docs/web.md` keeps the figures.
//
// node e2e/lighthouse/measure.mjs [RUNS] [PLACE]: Home unless a place is named, such as
// `#/play/computer/tixel`.
//
// QUARTERTURN and QUARTERTURN_FILES name the program and the folder it serves, as for the tests.

import { spawnSync } from "node:child_process";
import { serve } from "../support/servers.mjs";

const RUNS = Number(process.argv[2] ?? 5);
const PLACE = process.argv[3] ?? "";
const PAINTS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];

const server = await serve();
try {
  for (let run = 1; run <= RUNS; run += 1) {
    const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
    const program = new URL("node_modules/.bin/lighthouse", import.meta.url).pathname;
    const { stdout, stderr } = spawnSync(program, [`${server.url}/${PLACE}`, "--output=json", "--quiet", flags], {
      encoding: "utf8",
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" },
      maxBuffer: 1 << 28,
    });
    if (!stdout) throw new Error(stderr);
    const { categories, audits, runtimeError } = JSON.parse(stdout);
    if (runtimeError) {
      console.log(`${run}: no figures: ${runtimeError.message}`);
      continue;
    }
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    const paints = PAINTS.map((name) => `${audits[name].title} ${audits[name].displayValue}`);
    console.log(`${run}: ${[...scores, ...paints].join(", ")}`);
  }
} finally {
  await server.close();
}
