// What a first visit costs: how much is fetched, and how long until one can do something.

import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import { after, before, test } from "node:test";
import { launch, open, serve } from "./support.mjs";

/** 700 KiB, everything that is kept for later visits included. */
const MOST = 700 * 1024;

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Hands everything on to the app's server, and counts what comes back, heads included. */
async function scales(to) {
  const weighed = new Map();
  const sockets = new Set();
  const between = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const onward = request(to + url, { method, headers }, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      let bytes = got.rawHeaders.join("  ").length;
      got.on("data", (data) => (bytes += data.length));
      got.on("end", () => weighed.set(url, (weighed.get(url) ?? 0) + bytes));
      got.pipe(answer);
    });
    asked.pipe(onward);
  });
  between.on("connection", (socket) => sockets.add(socket));
  await new Promise((listens) => between.listen(0, "127.0.0.1", listens));
  return {
    url: `http://127.0.0.1:${between.address().port}`,
    weighed,
    close: () => {
      for (const socket of sockets) socket.destroy();
      between.close();
    },
  };
}

/** Waits until the app is on the device, words included. */
async function kept(page) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const [name] = await caches.keys();
    const names = (await (await caches.open(name)).keys()).map(({ url }) => url);
    return ["worker", "words"].every((part) => names.some((name) => name.includes(part)));
  });
}

for (const locale of ["en-GB", "de-DE"]) {
  test(`a first visit fetches at most 700 KiB, ${locale}`, async () => {
    const between = await scales(server.url);
    try {
      const visit = await open(browser, between.url, { size: "phone", locale });
      await visit.go("#/");
      await kept(visit.page);
      const total = [...between.weighed.values()].reduce((sum, bytes) => sum + bytes, 0);
      console.log(`a first visit, ${locale}: ${(total / 1024).toFixed(1)} KiB`);
      const words = [...between.weighed.keys()].filter((name) => name.includes("words-"));
      assert.equal(words.length, 1, `one language is enough: ${words}`);
      assert.ok(total <= MOST, [...between.weighed].join("\n"));
      // The second visit fetches nothing but what tells whether there is something new.
      between.weighed.clear();
      await visit.page.reload();
      await visit.page.locator("main h1").waitFor();
      const again = [...between.weighed.keys()].filter((name) => /\.[0-9a-f]{16}\./.test(name));
      assert.deepEqual(again, []);
      await visit.close();
    } finally {
      between.close();
    }
  });
}

test("another language is fetched when it is wanted, and then kept", async () => {
  const between = await scales(server.url);
  const visit = await open(browser, between.url, { locale: "nl-NL" });
  await visit.go("#/settings");
  await kept(visit.page);
  const choose = (tag) => visit.page.locator("#language").selectOption(tag);
  await choose("de");
  await visit.page.locator("html[lang=de]").waitFor();
  // From here on there is no network.
  between.close();
  await visit.page.reload();
  await visit.page.locator("html[lang=de] main h1").waitFor();
  await choose("nl");
  await visit.page.locator("html[lang=nl]").waitFor();
  // Japanese has never been here.
  await choose("ja");
  await visit.page.getByText("日本語 kon niet worden opgehaald").waitFor();
  assert.equal(await visit.page.locator("html").getAttribute("lang"), "nl");
  // The browser itself complains of what cannot be fetched.
  const heard = visit.faults.splice(0);
  assert.deepEqual(heard.filter((fault) => !/Failed to (load|fetch)/.test(fault)), []);
  await visit.close();
});

test("on a slow phone the first visit is soon ready", async () => {
  const visit = await open(browser, server.url, { size: "phone", reducedMotion: "no-preference" });
  // What Chromium's own tools call fast 4G and a mid-range phone.
  const devtools = await visit.context.newCDPSession(visit.page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 60,
    downloadThroughput: (9_000_000 / 8) * 0.9,
    uploadThroughput: (1_500_000 / 8) * 0.9,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await visit.context.addInitScript(() => {
    // The place is there and the work of putting it there is over.
    const watch = new MutationObserver(() => {
      if (!document.querySelector("main h1")) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.readyAfter = performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await visit.page.goto(`${server.url}/`, { waitUntil: "commit" });
  const ready = await visit.page.waitForFunction(() => window.readyAfter);
  const painted = await visit.page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  console.log(
    `CPU 4 times slower, fast 4G: painted after ${Math.round(painted)} ms, ` +
      `ready after ${Math.round(await ready.jsonValue())} ms`,
  );
  // And what is there listens.
  await visit.page.locator("a.card").first().tap();
  await visit.page.locator(".board-cell").first().waitFor();
  await visit.close();
});
