// What every browser test needs: the app served, a browser, and a page that is watched.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { FluentBundle, FluentResource } from "@fluent/bundle";
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

const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

/**
 * Serves a folder as any plain file host would, below a path such as `/some/path`. Without a folder
 * it is the app itself.
 */
export async function host(below, folder = process.env.QUARTERTURN_FILES) {
  assert.ok(folder, "QUARTERTURN_FILES names the folder of the app");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname.startsWith(`${below}/`) ? pathname.slice(below.length + 1) || "index.html" : null;
    const file = name && /^[\w.-]+(\/[\w.-]+)*$/.test(name) ? `${folder}/${name}` : null;
    if (!file || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[name.split(".").at(-1)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(readFileSync(file));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  // A test that fails before it closes this must not keep the others waiting.
  server.unref();
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}${below}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
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
  const { size = "desktop", locale = "en-GB", settings = {}, engine = false, ...rest } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size !== "desktop",
    locale,
    reducedMotion: "reduce",
    ...rest,
  });
  const first = {
    "quarterturn.settings": typeof settings === "string" ? settings : JSON.stringify(settings),
    // Few tests want the engine to think about every position that is looked at.
    "quarterturn.analysis-engine": engine ? "on 2" : "off 2",
  };
  await context.addInitScript((first) => {
    for (const [key, text] of Object.entries(first)) {
      localStorage.setItem(key, localStorage.getItem(key) ?? text);
    }
  }, first);
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

/** What the app says in a language, by key, read from the same files. */
export function words(locale) {
  const tag = locale.slice(0, 2);
  const folder = new URL(`../locales/${tag}/`, import.meta.url);
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf8")));
  }
  return (key, values = {}) => {
    const message = bundle.getMessage(key);
    assert.ok(message?.value, `${tag} has no ${key}`);
    const faults = [];
    const text = bundle.formatPattern(message.value, values, faults);
    assert.deepEqual(faults, [], key);
    return text;
  };
}

/** English, as most tests read it. */
export const en = words("en");

/** A picture for people to look at, in `e2e/shots`, and its bytes. */
export function shot(page, name, options = {}) {
  mkdirSync(SHOTS, { recursive: true });
  return page.screenshot({ path: `${SHOTS}${name}.png`, ...options });
}

/** The space of the board by its name. */
export const space = (page, name) => page.locator(`.board-cell[data-space="${name}"]`);

/** Opens a position or a game in analysis, by its link, without loading the page anew. */
export async function analysed(visit, position) {
  const { page } = visit;
  const hash = `#/analysis/${position.replaceAll("/", ".").replaceAll(" ", "_")}`;
  if (!page.url().startsWith("http")) return visit.go(hash);
  const go = (hash) =>
    page.evaluate(async (hash) => {
      const arrived = new Promise((arrived) => addEventListener("hashchange", arrived, { once: true }));
      location.hash = hash;
      await arrived;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }, hash);
  // The same address again would be no news.
  if (page.url().endsWith(hash)) await go("#/analysis/6u:T9.T9");
  await go(hash);
}

/** Waits until the board says a sentence; fails with what it says instead. */
export async function says(page, sentence) {
  const line = page.locator(".board-says").first();
  const now = () => line.evaluate((line) => line.firstChild.textContent);
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await now()) === sentence) return;
    await page.waitForTimeout(50);
  }
  assert.equal(await now(), sentence);
}

const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** Chooses how a piece stands, where there is a choice: a stance, or `pick up`. */
async function choose(page, stance, flips) {
  const spokes = page.locator(".board-spoke");
  if ((await spokes.count()) === 0) return;
  const named = {
    "pick up": en("board-pick-up"),
    "": "active",
    ...Object.fromEntries(DIRECTIONS.map((name) => [name, `hollow facing ${en(`direction-${name}`)}`])),
  }[stance];
  const wanted = new RegExp(`${named}(?![-\\w])`);
  for (let tries = 0; tries < 4; tries += 1) {
    const labels = await spokes.evaluateAll((all) => all.map((spoke) => spoke.getAttribute("aria-label")));
    const at = labels.findIndex((label) => wanted.test(label));
    if (at >= 0 && tries >= flips) return spokes.nth(at).click();
    await page.locator(".board-flip").click();
  }
}

/** Does the actions of a written turn by taps, without sending it. In English. */
export async function byTaps(page, player, turn) {
  for (const action of turn.split(",")) {
    const placed = action.match(/^([XTRL])@([a-k]\d+)(\w*)$/);
    const slid = action.match(/^([a-k]\d+)-([a-k]\d+)(\w*)$/);
    const stands = action.match(/^([a-k]\d+)(\*|~|\^)(\w*)$/);
    if (placed) {
      const [, kind, to, stance] = placed;
      const stock = `.board-side[data-player=${player}] .board-stock[data-kind=${kind === "L" ? "R" : kind}]`;
      await page.locator(stock).click();
      await space(page, to).click();
      await choose(page, stance, kind === "L" ? 1 : 0);
    } else if (slid) {
      await space(page, slid[1]).click();
      await space(page, slid[2]).click();
      await choose(page, slid[3], 0);
    } else if (stands) {
      await space(page, stands[1]).click();
      if ((await page.locator(".board-wheel").count()) === 0) await space(page, stands[1]).click();
      await choose(page, stands[2] === "^" ? "pick up" : stands[3], 0);
    } else {
      assert.fail(`${action} is no action`);
    }
  }
}

/** A game as it lies on the device, once it is as it should be. */
export async function kept(page, is) {
  const read = () =>
    page.evaluate(async () => {
      const database = await new Promise((opened) => {
        indexedDB.open("quarterturn").onsuccess = (event) => opened(event.target.result);
      });
      const all = await new Promise((read) => {
        const names = [...database.objectStoreNames];
        if (!names.includes("games")) return read([]);
        const looking = database.transaction("games").objectStore("games").getAll();
        looking.onsuccess = () => read(looking.result);
      });
      database.close();
      return all.map((text) => JSON.parse(text));
    });
  for (let tries = 0; tries < 100; tries += 1) {
    const games = await read();
    const game = games.find(is);
    if (game) return game;
    await page.waitForTimeout(50);
  }
  assert.fail(`no such game is kept: ${JSON.stringify(await read())}`);
}

/** Puts a game on the device, as another visit would have left it. */
export async function keep(page, game) {
  await page.evaluate(async (game) => {
    const database = await new Promise((opened) => {
      const opening = indexedDB.open("quarterturn", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("games");
      opening.onsuccess = () => opened(opening.result);
    });
    await new Promise((done) => {
      const changing = database.transaction("games", "readwrite");
      changing.objectStore("games").put(JSON.stringify(game), game.id);
      changing.oncomplete = done;
    });
    database.close();
  }, game);
}

/** Writes turns one after the other, in play. */
export async function write(page, turns) {
  const field = page.locator(".board-typed input");
  const already = await page.locator(".play-turn").count();
  for (const [at, turn] of turns.entries()) {
    await field.fill(turn);
    await field.press("Enter");
    await page.locator(`.play-turn >> nth=${already + at}`).waitFor();
  }
}

/** Waits for a notice at the edge of the page. */
export async function noticed(page, sentence) {
  await page.locator(".notice p", { hasText: sentence }).waitFor({ timeout: 10_000 });
}

/** The turns of the game so far, as they are listed. */
export const turns = (page) => page.locator(".play-turn").allTextContents();

/** A whole game of Tix with slides and a chain, won by White. */
export const TIX = "X@c2 X@a4 X@e6 X@d3 c2-d2 a4-b4 X@c1 X@e2 c1-c4,X@a5".split(" ");

/** A whole game of Tixel with stances, sacrifices and chains, won by Black. */
export const TIXEL = (
  "T@b3se T@f5sw T@e4nw f5-b5nw T@e1ne T@c6ne T@b1ne T@f5se b1-d1e,e1-f1nw T@f3se T@e2ne T@a1ne " +
  "T@b1w a1-a3n,T@a1ne e2-f2n,e4^ T@e6ne"
).split(" ");

/** A game of Tix against the computer, as another visit would have left it; see `keep`. */
export function finished(id, played, result, computer) {
  const numbered = played.map((turn, at) => (at % 2 === 0 ? `${at / 2 + 1}. ${turn}` : turn));
  return {
    id,
    changed: 1,
    revision: 1,
    record: `[Setup "tix"]\n[Date "2026.11.15"]\n\n${numbered.join(" ")} ${result}\n`,
    seats: JSON.stringify({
      opponent: { computer: { level: 2, white: computer === "white", seed: 1 } },
      control: null,
      left: [0, 0],
      takebacks: true,
      repetition: true,
      "turn-board": false,
    }),
  };
}
