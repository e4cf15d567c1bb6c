// What a first visit costs: how much is fetched, what is fetched later, and that a slow phone gets there too.

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { LANGUAGES, appFolder, cached, check, en, expect, host, test as base, words } from "../support/index.mjs";

/** 740 KiB, including everything that is stored for later visits. */
const MOST = 740 * 1024;

/** The places that need a server, and their words. */
const CHUNK = /\/online\.[0-9a-f]{16}\.wasm$/;
const CHUNK_WORDS = /\/words-online-en\.[0-9a-f]{16}\.txt$/;

/** Learning and practice, and its words. */
const STUDY = /\/study\.[0-9a-f]{16}\.wasm$/;
const STUDY_WORDS = /\/words-study-en\.[0-9a-f]{16}\.txt$/;

/** Passes everything on to the app's server, and counts what comes back, headers included. */
async function countingProxy(to) {
  const fetched = new Map();
  let isCut = false;
  const proxy = createServer((asked, answer) => {
    if (isCut) return asked.socket.destroy();
    const { method, url, headers } = asked;
    const onward = request(to + url, { method, headers }, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      let bytes = got.rawHeaders.join("  ").length;
      got.on("data", (data) => (bytes += data.length));
      got.on("end", () => fetched.set(url, (fetched.get(url) ?? 0) + bytes));
      got.pipe(answer);
    });
    asked.pipe(onward);
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    fetched,
    cut: () => (isCut = true),
    restore: () => (isCut = false),
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

const test = base.extend({
  counted: async ({ server }, use) => {
    const proxy = await countingProxy(server.url);
    await use(proxy);
    proxy.close();
  },
});

/** Waits until the service worker has cached the app, its words included. */
const installed = (page) => cached(page, ["worker", "words"]);

for (const locale of LANGUAGES) {
  test(`a first visit fetches at most 740 KiB, ${locale}`, async ({ open, counted }) => {
    const visit = await open({ url: counted.url, size: "phone", locale });
    // After a reload the page's first script may run before the emulated locale is set.
    const speak = (tag) => Object.defineProperty(navigator, "languages", { get: () => [tag] });
    await visit.context.addInitScript(speak, locale);
    await visit.go("#/");
    await installed(visit.page);
    const total = [...counted.fetched.values()].reduce((sum, bytes) => sum + bytes, 0);
    console.log(`a first visit, ${locale}: ${(total / 1024).toFixed(1)} KiB`);
    const languages = [...counted.fetched.keys()].filter((name) => name.includes("words-"));
    expect(languages, "one language is enough").toHaveLength(1);
    expect(total, [...counted.fetched].join("\n")).toBeLessThanOrEqual(MOST);
    // The second visit only asks whether there is something new.
    counted.fetched.clear();
    await visit.reload();
    const again = [...counted.fetched.keys()].filter((name) => /\.[0-9a-f]{16}\./.test(name));
    expect(again).toEqual([]);
  });
}

test("the places that need a server are fetched when they are first wanted, and then stored", async ({ open, counted }) => {
  const visit = await open({ url: counted.url, size: "phone" });
  const { page } = visit;
  await visit.go("#/");
  await installed(page);
  const fetched = (what) => [...counted.fetched.keys()].filter((name) => what.test(name));
  for (const part of [CHUNK, CHUNK_WORDS]) expect(fetched(part)).toEqual([]);
  counted.cut();
  await visit.go("#/people/tixel/rapid");
  const missing = page.getByTestId("not-fetched");
  await expect(missing).toContainText(en("chunk-missing-about"));
  await check(page, "not fetched", { focus: false });
  await visit.shot("not-fetched-phone");
  // Retrying offline shows the same error; everything else still works.
  await visit.press(visit.button("play-retry"));
  await expect(missing).toBeVisible();
  await visit.go("#/play");
  await visit.choice("play-opponent", "online-friend").check();
  await expect(missing).toBeVisible();
  await check(page, "an invitation not fetched", { focus: false });
  await visit.shot("not-fetched-form-phone", { fullPage: true });
  await visit.go("#/people/tixel/rapid");
  await expect(missing).toBeVisible();
  counted.restore();
  await visit.press(visit.button("play-retry"));
  await expect(visit.heading("people-leaders")).toBeVisible();
  for (const part of [CHUNK, CHUNK_WORDS]) expect(fetched(part)).toHaveLength(1);
  // From now on it is cached.
  counted.cut();
  await visit.reload();
  await expect(visit.heading("people-leaders")).toBeVisible();
  await expect(missing).toHaveCount(0);
  visit.forgive();
});

test("what is for getting better is fetched when it is first wanted, and then works offline", async ({ open, counted }) => {
  const visit = await open({ url: counted.url, size: "phone" });
  const { page } = visit;
  await visit.go("#/");
  await installed(page);
  const fetched = (what) => [...counted.fetched.keys()].filter((name) => what.test(name));
  for (const part of [STUDY, STUDY_WORDS]) expect(fetched(part)).toEqual([]);
  counted.cut();
  await visit.go("#/learn/ahead");
  const missing = page.getByTestId("not-fetched");
  await expect(missing).toContainText(en("chunk-missing-about"));
  await check(page, "seeing ahead not fetched", { focus: false });
  await visit.go("#/learn/tix/1");
  await expect(missing).toContainText(en("chunk-missing-about"));
  // The editor is not opened without it, and says why.
  await visit.go("#/analysis/tix");
  await visit.button("analysis-edit").click();
  await visit.noticed(`${en("chunk-missing")}. ${en("chunk-missing-about")}`);
  await visit.go("#/learn/ahead");
  await expect(missing).toBeVisible();
  counted.restore();
  await visit.press(visit.button("play-retry"));
  await expect(visit.heading("ahead-title")).toBeVisible();
  for (const part of [STUDY, STUDY_WORDS]) expect(fetched(part)).toHaveLength(1);
  expect(fetched(CHUNK), "the places that need a server are not").toEqual([]);
  // From now on it is cached.
  counted.cut();
  await visit.reload();
  await expect(visit.heading("ahead-title")).toBeVisible();
  await visit.go("#/analysis/tix");
  await visit.button("analysis-edit").click();
  await expect(visit.button("analysis-editor-done")).toBeVisible();
  // And the places that need a server come on top of it.
  counted.restore();
  await visit.go("#/people/tixel/rapid");
  await expect(visit.heading("people-leaders")).toBeVisible();
  visit.forgive();
});

test("below a path a new version stores what the last one had fetched", async ({ open }, testInfo) => {
  const folder = testInfo.outputPath("app");
  cpSync(appFolder(), folder, { recursive: true });
  const { url, close } = await host("/some/path", folder);
  const visit = await open({ url });
  const { page } = visit;
  await visit.go("#/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.go("#/people/tix/blitz");
  await expect(visit.heading("people-leaders")).toBeVisible();
  const service = `${folder}/service-worker.js`;
  writeFileSync(service, readFileSync(service, "utf8").replace(/VERSION = "[^"]*"/, 'VERSION = "second"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await visit.noticed(en("update-ready"));
  const stored = await page.evaluate(async () => {
    const name = (await caches.keys()).find((name) => name.endsWith("second"));
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  expect(stored.filter((name) => CHUNK.test(name))).toHaveLength(1);
  expect(stored.filter((name) => name.includes("large-boards"))).toEqual([]);
  close();
  // A plain file host has no leaderboard.
  visit.forgive();
});

test("another language is fetched when it is wanted, and then stored", async ({ open, counted }) => {
  const visit = await open({ url: counted.url, locale: "nl-NL" });
  const { page } = visit;
  await visit.go("#/settings");
  await installed(page);
  const choose = async (tag) => {
    const now = await page.locator("html").getAttribute("lang");
    await page.getByRole("combobox", { name: words(now)("settings-language") }).selectOption(tag);
  };
  const expectLanguage = (tag) => expect(page.locator("html")).toHaveAttribute("lang", tag);
  await choose("de");
  await expectLanguage("de");
  // From here on there is no network.
  counted.close();
  await visit.reload();
  await expectLanguage("de");
  await choose("nl");
  await expectLanguage("nl");
  // Japanese has never been fetched.
  await choose("ja");
  await visit.noticed(visit.say("language-not-fetched", { language: "日本語" }));
  await expectLanguage("nl");
  visit.forgive();
});

test("on a slow phone the first visit gets to a board, and is painted before the app is ready", async ({ open, server }) => {
  const visit = await open({ size: "phone", reducedMotion: "no-preference" });
  const { page, context } = visit;
  // What Chromium's own tools call fast 4G and a mid-range phone.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 60,
    downloadThroughput: (9_000_000 / 8) * 0.9,
    uploadThroughput: (1_500_000 / 8) * 0.9,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await context.addInitScript(() => {
    // Home is there, and the frame that shows it has been drawn.
    const observer = new MutationObserver(() => {
      if (!document.querySelector("main h1")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.readyAfter = performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.url}/`, { waitUntil: "commit" });
  const ready = await (await page.waitForFunction(() => window.readyAfter)).jsonValue();
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  console.log(`CPU 4 times slower, fast 4G: painted after ${painted?.toFixed(0)} ms, ready after ${ready.toFixed(0)} ms`);
  // The header of Home is in the page itself, so that there is something to read before the app starts.
  expect(painted).toBeLessThan(ready);
  await visit.card("Tix").tap();
  await expect(visit.space("c3")).toBeVisible();
});
