// What every browser test needs: the app served, a browser, and a page that is watched.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

/** Phone, tablet and desktop. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

/** All four languages, as a browser names them. */
export const LANGUAGES = ["en-GB", "nl-NL", "de-DE", "ja-JP"];

/** Every place, by its fragment. */
export const PLACES = {
  home: "#/",
  choose: "#/play",
  play: "#/play/pass/tixel",
  analysis: "#/analysis",
  ladder: "#/learn",
  lesson: "#/learn/tix/1",
  rules: "#/learn/rules/tixel",
  settings: "#/settings",
  about: "#/about",
};

const SHOTS = new URL("./shots/", import.meta.url).pathname;

/** Serves the app on a free port; `close` ends it. */
export async function serve() {
  const program = process.env.QUARTERTURN;
  assert.ok(program, "QUARTERTURN names the program that serves the app");
  const options = process.env.QUARTERTURN_FILES ? ["--files", process.env.QUARTERTURN_FILES] : [];
  const server = spawn(program, ["serve", "--port", "0", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((found, failed) => {
    let text = "";
    server.stdout.on("data", (data) => {
      text += data;
      const match = text.match(/http:\/\/\S+/);
      if (match) found(match[0]);
    });
    server.on("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { url, close: () => server.kill() };
}

/** The system's Chromium. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * A page of its own profile. Whatever it says on the console as a fault, and every request that
 * leaves the origin, is kept; `visit.close()` fails if there was any.
 */
export async function open(browser, url, options = {}) {
  const { size = "desktop", locale = "en-GB", settings = {}, ...rest } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size !== "desktop",
    locale,
    reducedMotion: "reduce",
    ...rest,
  });
  await context.addInitScript((text) => {
    localStorage.setItem("quarterturn.settings", localStorage.getItem("quarterturn.settings") ?? text);
  }, JSON.stringify(settings));
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const to = request.url();
    if (!to.startsWith(url) && !/^(data|blob):/.test(to)) faults.push(`a request to ${to}`);
  });
  return {
    context,
    page,
    faults,
    async go(place) {
      await page.goto(`${url}/${place}`);
      await page.locator("main h1, main .board-cell").first().waitFor();
    },
    async close() {
      await context.close();
      assert.deepEqual(faults, []);
    },
  };
}

/** A picture for people to look at, in `e2e/shots`. */
export async function shot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png` });
}

/** The space of the board by its name. */
export const space = (page, name) => page.locator(`.board-cell[data-space="${name}"]`);

/** The turns of the game so far, as they are listed. */
export const turns = (page) => page.locator(".play-turn").allTextContents();

/** A whole game of Tix with slides and a chain, won by White. */
export const TIX = "X@c2 X@a4 X@e6 X@d3 c2-d2 a4-b4 X@c1 X@e2 c1-c4,X@a5".split(" ");

/** A whole game of Tixel with stances, sacrifices and chains, won by Black. */
export const TIXEL = (
  "T@b3se T@f5sw T@e4nw f5-b5nw T@e1ne T@c6ne T@b1ne T@f5se b1-d1e,e1-f1nw T@f3se T@e2ne T@a1ne " +
  "T@b1w a1-a3n,T@a1ne e2-f2n,e4^ T@e6ne"
).split(" ");
