// The static files alone, on a plain file host: under a sub-path, without a network, renewed.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";
import { PLACES, en, host, kept, launch, noticed, open, space, turns, write } from "./support.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** The copy on the device is complete and in charge. */
async function settled(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("under a sub-path the app starts, leads everywhere, and needs no network afterwards", async () => {
  const server = await host("/some/path");
  const visit = await open(browser, server.url, { size: "phone" });
  const { page, context } = visit;
  await visit.go("");
  await settled(page);
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller.scriptURL), `${server.url}/service-worker.js`);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector("link[rel=manifest]");
    const { start_url, scope, icons } = await (await fetch(link.href)).json();
    const whole = (path) => new URL(path, link.href).href;
    return { start: whole(start_url), scope: whole(scope ?? "."), icons: icons.map((icon) => whole(icon.src)) };
  });
  for (const address of [manifest.start, manifest.scope, ...manifest.icons]) {
    assert.ok(address.startsWith(`${server.url}/`), address);
  }
  server.close();
  await context.setOffline(true);
  await page.reload();
  await page.locator("[data-test=tix]").tap();
  await page.locator(".board-side[data-player=white] .board-stock").first().tap();
  await space(page, "c3").tap();
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 20_000 });
  for (const place of Object.values(PLACES)) await visit.go(place);
  await visit.go("#/analysis/tix=X@c3_X@e5");
  await page.locator(".analysis-side", { hasText: "X@e5" }).waitFor();
  const link = await page.locator("[data-test=link]").inputValue();
  assert.equal(link, `${server.url}/#/analysis/tix=X@c3_X@e5`);
  const again = await context.newPage();
  await again.goto(link);
  await again.locator(".analysis-side", { hasText: "X@e5" }).waitFor();
  await visit.close();
});

test("nothing keeps a browser from installing the app", async () => {
  const server = await host("");
  const visit = await open(browser, server.url);
  await visit.go("");
  await settled(visit.page);
  const devtools = await visit.context.newCDPSession(visit.page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const found = installabilityErrors.map(({ errorId }) => errorId);
  // Every page of these tests is in a profile that is forgotten, where nothing can be installed.
  assert.deepEqual(found.filter((fault) => fault !== "in-incognito"), []);
  const manifest = await devtools.send("Page.getAppManifest");
  assert.deepEqual(manifest.errors, []);
  assert.ok(manifest.url.endsWith("/manifest.webmanifest"), manifest.url);
  await visit.close();
  server.close();
});

test("a new version is announced in mid-game, waits, and comes when it is wanted", async () => {
  const folder = mkdtempSync(`${tmpdir()}/quarterturn-`);
  cpSync(process.env.QUARTERTURN_FILES, folder, { recursive: true });
  const server = await host("", folder);
  const visit = await open(browser, server.url);
  const { page } = visit;
  const version = () => page.evaluate(() => document.querySelector("meta[name=build]")?.content ?? "first");
  await visit.go("#/play/pass/tix");
  await settled(page);
  await write(page, ["X@c3", "X@e5"]);
  await page.evaluate(() => (window.same = true));

  const change = (name, how) => writeFileSync(`${folder}/${name}`, how(readFileSync(`${folder}/${name}`, "utf8")));
  change("index.html", (text) => text.replace("<head>", '<head><meta name="build" content="second">'));
  change("service-worker.js", (text) => text.replace(/VERSION = "[^"]*"/, 'VERSION = "second"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await noticed(page, en("update-ready"));
  // Nothing happens by itself: the game goes on where it was.
  await write(page, ["c3-c5"]);
  assert.equal(await page.evaluate(() => window.same), true);
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller.state), "activated");
  await kept(page, (game) => game.record.includes("c3-c5"));
  // Not even a reload brings it: somebody may be in the middle of something in another tab.
  await page.reload();
  await page.locator(".play-turn >> nth=2").waitFor();
  assert.equal(await version(), "first");
  await noticed(page, en("update-ready"));
  await page.evaluate(() => (window.same = true));
  await page.getByRole("button", { name: en("update-now") }).click();
  await page.waitForFunction(() => !window.same);
  await page.locator(".play-turn >> nth=2").waitFor();
  assert.equal(await version(), "second");
  assert.deepEqual((await turns(page)).map((turn) => turn.trim()), ["X@c3", "X@e5", "c3-c5"]);
  const copies = await page.evaluate(() => caches.keys());
  assert.equal(copies.length, 1, copies.join(", "));
  assert.match(copies[0], /second$/);
  assert.equal(await page.locator(".notice").count(), 0);
  await visit.close();
  server.close();
  rmSync(folder, { recursive: true });
});
