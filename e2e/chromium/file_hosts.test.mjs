// The static files alone, on a plain file host: below a path, without a network, updated.

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { ANSWER, PLACES, appFolder, en, expect, host, stored, test as base } from "../support/index.mjs";

const test = base.extend({
  /** Serves folders as a plain file host would, until the test is over. */
  hosted: async ({}, use) => {
    const hosts = [];
    await use(async (...given) => {
      hosts.push(await host(...given));
      return hosts.at(-1);
    });
    for (const one of hosts) one.close();
  },
});

/** Waits until the service worker has stored the app and controls the page. */
const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test("below a path the app starts, leads everywhere, and needs no network afterwards", async ({ open, hosted }) => {
  const { url, close } = await hosted("/some/path");
  const visit = await open({ url, size: "phone" });
  const { page, context } = visit;
  await page.clock.install();
  await visit.go("");
  await controlled(page);
  await visit.stay();
  expect(await page.evaluate(() => navigator.serviceWorker.controller.scriptURL)).toBe(`${url}/service-worker.js`);
  const addresses = await page.evaluate(async () => {
    const link = document.querySelector("link[rel=manifest]");
    const { start_url, scope, icons } = await (await fetch(link.href)).json();
    return [start_url, scope ?? ".", ...icons.map((icon) => icon.src)].map((path) => new URL(path, link.href).href);
  });
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
  close();
  await context.setOffline(true);
  await visit.reload();
  await visit.card("Tix").tap();
  await visit.pool("white").tap();
  await visit.space("c3").tap();
  await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
  for (const place of Object.values(PLACES)) await visit.go(place);
  await visit.go("#/analysis/tix=X@c3_X@e5");
  await expect(visit.analysed()).toContainText("X@e5");
  const link = page.getByRole("textbox", { name: en("analysis-share-link") });
  await expect(link).toHaveValue(`${url}/#/analysis/tix=X@c3_X@e5`);
  const second = await visit.secondTab();
  await second.page.goto(await link.inputValue());
  await expect(second.analysed()).toContainText("X@e5");
});

test("nothing keeps a browser from installing the app", async ({ open, hosted }) => {
  const { url } = await hosted("");
  const visit = await open({ url });
  await visit.go("");
  await controlled(visit.page);
  const devtools = await visit.context.newCDPSession(visit.page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const found = installabilityErrors.map(({ errorId }) => errorId);
  // Every page of these tests has a throw-away profile, where nothing can be installed.
  expect(found.filter((fault) => fault !== "in-incognito")).toEqual([]);
  const manifest = await devtools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${url}/manifest.webmanifest`);
});

test("a new version is announced in mid-game, waits, and comes when it is wanted", async ({ open, hosted }, testInfo) => {
  const folder = testInfo.outputPath("app");
  cpSync(appFolder(), folder, { recursive: true });
  const { url } = await hosted("", folder);
  const visit = await open({ url });
  const { page } = visit;
  const version = () => page.evaluate(() => document.querySelector("meta[name=build]")?.content ?? "first");
  await visit.go("#/play/pass/tix");
  await controlled(page);
  await visit.play(["X@c3", "X@e5"]);
  await page.evaluate(() => (window.same = true));

  const change = (name, how) => writeFileSync(`${folder}/${name}`, how(readFileSync(`${folder}/${name}`, "utf8")));
  change("index.html", (text) => text.replace("<head>", '<head><meta name="build" content="second">'));
  change("service-worker.js", (text) => text.replace(/VERSION = "[^"]*"/, 'VERSION = "second"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await visit.noticed(en("update-ready"));
  // Nothing happens by itself: the game continues where it was.
  await visit.play(["c3-c5"]);
  expect(await page.evaluate(() => window.same)).toBe(true);
  expect(await page.evaluate(() => navigator.serviceWorker.controller.state)).toBe("activated");
  await stored(page, "c3-c5");
  // Not even a reload brings it: another tab may be in the middle of something.
  await visit.reload();
  await expect(visit.turns()).toHaveCount(3);
  expect(await version()).toBe("first");
  await visit.noticed(en("update-ready"));
  await page.evaluate(() => (window.same = true));
  await visit.button("update-now").click();
  await page.waitForFunction(() => !window.same);
  await expect(visit.turns()).toHaveText(["X@c3", "X@e5", "c3-c5"]);
  expect(await version()).toBe("second");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/second$/)]);
  await expect(visit.notices()).toHaveCount(0);
});
