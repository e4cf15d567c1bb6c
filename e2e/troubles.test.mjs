// What can go wrong round the app: a sentence, and nothing lost.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { analysed, en, kept, launch, noticed, open, serve, space, turns, write } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

const fault = (page) => page.locator("[data-test=fault]");
const stock = (page, player) => page.locator(`.board-side[data-player=${player}] .board-stock`).first();
const listed = async (page) => (await turns(page)).map((turn) => turn.trim());

test("damaged links say what is wrong with them, and what was analysed before stays", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/analysis/tix=X@c3_X@e5");
  await page.locator("main", { hasText: "X@e5" }).waitFor();
  const long = "q".repeat(50_000);
  const damaged = [
    ["chess", "chess"],
    ["tix_6.6.6.6.6.6_w_X8", "tix 6/6/6/6/6/6 w X8"],
    ["tix_6.6.6.6.6.X1X14_w_X6.X8_-_-", "a1"],
    ["tix=X@c3_X@c3", "c3"],
    ["tix=X@c3_X@", "X@"],
    ["tix=X@c3(X@c4", en("analysis-link-damaged", { place: 14 })],
    ["tix=X@c3=3-0", "3-0"],
    ["tix[White:Somebody", en("analysis-link-damaged", { place: 19 })],
    [long, long.slice(0, 60)],
    [`tix=X@c3_${long}`, long.slice(0, 60)],
  ];
  const check = async (link, names) => {
    await fault(page).waitFor();
    const text = await fault(page).innerText();
    assert.ok(text.startsWith(en("analysis-link-broken")), text);
    assert.ok(text.includes(names), `${link.slice(0, 60)}: ${text}`);
    assert.ok(text.length < 400, `${text.length} letters about ${link.slice(0, 60)}`);
    assert.equal(await page.locator(".board-cell").count(), 36);
    assert.ok((await page.locator("main").innerText()).includes("X@e5"), `${link.slice(0, 60)}: the game from before`);
  };
  for (const [link, names] of damaged) {
    await analysed(visit, link);
    await check(link, names);
  }
  // The same when one arrives with it, and after one has left it.
  await visit.go("#/about");
  await page.locator("main h1", { hasText: en("place-about") }).waitFor();
  await visit.go(`#/analysis/${damaged[4][0]}`);
  await page.reload();
  await check(...damaged[4]);
  await visit.go("#/about");
  await visit.go("#/analysis");
  await page.locator("main", { hasText: "X@e5" }).waitFor();
  assert.equal(await fault(page).count(), 0);
  await visit.close();
});

test("addresses that lead nowhere name what is wrong and lead home", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  const long = "q".repeat(50_000);
  for (const [place, sentence] of [
    ["#/nowhere", en("nowhere-unknown", { address: "#/nowhere" })],
    ["#nowhere", en("nowhere-unknown", { address: "#nowhere" })],
    ["#/learn/tix/none", en("nowhere-number", { number: "none" })],
    ["#/play/computer/chess", en("nowhere-setup", { setup: "chess" })],
    ["#/analysis/%E3%81", en("nowhere-encoding", { address: "%E3%81" })],
    [`#/${long}`, `#/${long.slice(0, 58)}…`],
  ]) {
    await visit.go(place);
    await page.locator("main h1", { hasText: en("nowhere-title") }).waitFor();
    const text = await page.locator("main").innerText();
    assert.ok(text.includes(sentence), `${place.slice(0, 40)}: ${text.slice(0, 300)}`);
    assert.ok(text.length < 400, `${text.length} letters`);
  }
  await page.getByRole("link", { name: en("nowhere-home") }).click();
  await page.locator("main h1", { hasText: en("home-title") }).waitFor();
  await visit.go("#/play/game/aaaaaaaaaaaa");
  await page.locator("main", { hasText: en("play-gone") }).waitFor();
  await visit.go("#/learn/tix/999");
  assert.equal(await page.locator(".board-cell").count(), 0);
  await visit.close();
});

test("foreign files are refused with a sentence, and the analysis goes on", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/analysis/tix=X@c3_X@e5");
  await page.locator("summary", { hasText: en("analysis-import") }).click();
  const input = page.locator(".analysis-file input");
  const wrong = page.locator("[data-test=import-fault]");
  const chess = '[Event "?"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0\n';
  const record = '[Setup "tixel"]\n\n1. T@c3ne T@e5sw 2. c3-c6ne *\n';
  const files = [
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61", "hex"), /./],
    ["a game of chess", Buffer.from(chess), en("analysis-record-no-setup")],
    ["nothing", Buffer.from(""), en("analysis-import-empty")],
    ["blanks", Buffer.from(" \r\n\t"), en("analysis-import-empty")],
    ["five megabytes", Buffer.alloc(5_000_000, "abc "), en("analysis-import-too-long")],
    ["half a megabyte of letters", Buffer.alloc(500_000, "abc "), /./],
    ["half a megabyte of digits", Buffer.alloc(500_000, 0x37), /./],
    ["a record cut off", Buffer.from(record.slice(0, -12)), /3/],
    ["a record changed", Buffer.from(record.replace("c3-c6ne", "c3-d5ne")), "c3-d5ne"],
    ["a long record that breaks off", Buffer.from(`[Setup "tixel"]\n\n1. T@c3ne {${"a".repeat(900_000)}`), en("analysis-record-comment")],
  ];
  for (const [name, buffer, names] of files) {
    await wrong.evaluate((wrong) => (wrong.dataset.seen = wrong.textContent));
    await input.setInputFiles({ name: "game.pgn", mimeType: "text/plain", buffer });
    await page.waitForFunction(() => {
      const wrong = document.querySelector("[data-test=import-fault]");
      return wrong.textContent !== "" && wrong.textContent !== wrong.dataset.seen;
    });
    const text = await wrong.innerText();
    if (names instanceof RegExp) assert.match(text, names, name);
    else assert.ok(text.includes(names), `${name}: ${text.slice(0, 300)}`);
    assert.ok(text.length < 400, `${name}: ${text.length} letters`);
    assert.ok((await page.locator(".analysis-side").innerText()).includes("X@e5"), `${name}: the game stays`);
    // Another sentence, so that the next one is seen to be new.
    await page.locator(".analysis-import textarea").fill("[White");
    await page.getByRole("button", { name: en("analysis-import-read") }).click();
    await page.waitForFunction((text) => document.querySelector("[data-test=import-fault]").innerText !== text, text);
  }
  await input.setInputFiles({ name: "game.pgn", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.locator(".analysis-side", { hasText: "c3-c6ne" }).waitFor();
  await visit.close();
});

test("what is kept and cannot be read is put aside with a sentence, and the rest is shown", async () => {
  const visit = await open(browser, server.url, { settings: "{\"theme\":\"plaid\"" });
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await noticed(page, en("settings-unreadable"));
  await write(page, ["X@c3"]);
  const address = page.url();
  await page.evaluate(async () => {
    localStorage.setItem("quarterturn.lessons", "{\"tix/active\":\"all\"}");
    localStorage.setItem("quarterturn.play", "nonsense");
    localStorage.setItem("quarterturn.analysis", "nonsense\nmore nonsense");
    localStorage.setItem("quarterturn.clock", "nonsense");
    const database = await new Promise((opened) => {
      indexedDB.open("quarterturn").onsuccess = (event) => opened(event.target.result);
    });
    await new Promise((done) => {
      const changing = database.transaction("games", "readwrite");
      changing.objectStore("games").put("nonsense", "broken");
      changing.oncomplete = done;
    });
    database.close();
  });
  await visit.go("#/play");
  await page.locator(".own", { hasText: en("play-unread", { count: 1 }) }).waitFor();
  assert.equal(await page.locator(".own-game").count(), 1);
  await visit.go("#/play/game/broken");
  await page.locator("main", { hasText: en("store-unreadable", { fault: "" }).trim() }).waitFor();
  await visit.go("#/learn");
  await noticed(page, en("learn-unreadable"));
  await visit.go("#/analysis");
  assert.equal(await page.locator(".board-cell").count(), 36);
  await page.goto(address);
  await page.locator(".play-turn", { hasText: "X@c3" }).waitFor();
  await visit.close();
});

/** A device without room: whatever is put is refused. */
function full() {
  const refuse = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  IDBObjectStore.prototype.put = refuse;
  IDBObjectStore.prototype.add = refuse;
  Storage.prototype.setItem = refuse;
}

/** A device that keeps nothing at all. */
function blocked() {
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("not here", "SecurityError");
      },
    });
  }
}

for (const [state, script, key] of [
  ["full", full, "store-full"],
  ["blocked", blocked, "store-unavailable"],
]) {
  test(`with ${state} storage a sentence is said and everything goes on`, async () => {
    const visit = await open(browser, server.url);
    const { page } = visit;
    await page.addInitScript(script);
    await visit.go("#/play/pass/tix");
    await write(page, ["X@c3", "X@e5", "c3-c5"]);
    await noticed(page, en(key));
    assert.deepEqual(await listed(page), ["X@c3", "X@e5", "c3-c5"]);
    await page.evaluate(() => (location.hash = "#/settings"));
    await page.locator("input[name=theme][value=dark]").check();
    await noticed(page, en("settings-not-kept"));
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await page.evaluate(() => (location.hash = "#/learn/tix/1"));
    await space(page, "c3").click();
    await space(page, "c6").click();
    await page.locator("[data-test=feedback][data-kind=solved]").waitFor();
    await noticed(page, en("learn-not-kept", { reason: en(key) }));
    await page.evaluate(() => (location.hash = "#/play"));
    await page.locator(".own").waitFor();
    if (state === "blocked") await page.locator(".own p", { hasText: en(key) }).waitFor();
    await page.evaluate(() => (location.hash = "#/analysis/tix=X@c3_X@e5"));
    await page.locator(".analysis-side", { hasText: "X@e5" }).waitFor();
    await visit.close();
  });
}

test("a browser that blocks service workers runs the app without a word", async () => {
  const visit = await open(browser, server.url, { serviceWorkers: "block" });
  const { page } = visit;
  await visit.go("");
  await page.locator("[data-test=tix]").click();
  await stock(page, "white").click();
  await space(page, "c3").click();
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  assert.equal(await page.locator(".notice").count(), 0);
  await visit.close();
});

/**
 * Workers that fail at what they are asked: `dying` of them die loudly, then `silent` of them say
 * nothing any more, then all are well.
 */
function failing({ dying = 0, silent = 0 }) {
  window.workers = 0;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      window.workers += 1;
    }
    postMessage(message) {
      if (dying > 0) {
        dying -= 1;
        this.terminate();
        const fault = new ErrorEvent("error", { message: "unreachable executed", cancelable: true });
        setTimeout(() => this.dispatchEvent(fault));
      } else if (silent > 0) {
        silent -= 1;
        this.terminate();
        window.silenced = true;
      } else {
        super.postMessage(message);
      }
    }
  };
}

async function placed(page, at) {
  await stock(page, "white").click();
  await space(page, at).click();
}

test("a worker that dies in mid-game is replaced and the game goes on", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await page.addInitScript(failing, { dying: 1 });
  await visit.go("#/play/computer/tix");
  await placed(page, "c3");
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  assert.equal(await page.evaluate(() => window.workers), 2);
  assert.equal(await page.locator("[data-test=engine-fault]").count(), 0);
  await visit.close();
});

test("a worker that dies over and over is told of, and the game can go on later", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await page.addInitScript(failing, { dying: 2 });
  await visit.go("#/play/computer/tix");
  await placed(page, "c3");
  const told = page.locator("[data-test=engine-fault]");
  await told.waitFor({ timeout: 15_000 });
  assert.ok((await told.innerText()).includes(en("engine-died")));
  assert.deepEqual(await listed(page), ["X@c3"]);
  // One's own turn can still be taken back; without the computer nothing is stuck.
  await page.getByRole("button", { name: en("play-take-back") }).click();
  await told.waitFor({ state: "detached" });
  await placed(page, "d4");
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  await visit.close();
});

test("a worker that says nothing any more is replaced after a while", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await page.addInitScript(failing, { silent: 1 });
  await page.clock.install();
  await visit.go("#/play/computer/tix");
  await placed(page, "c3");
  await page.waitForFunction(() => window.silenced);
  assert.equal(await page.evaluate(() => window.workers), 1);
  await page.clock.fastForward(31_000);
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  assert.equal(await page.evaluate(() => window.workers), 2);
  await visit.close();
});

test("a worker that cannot be loaded is told of at once, nothing is lost, and it can be tried again", async () => {
  // Without the copy of the app on the device, from which it could be had.
  const visit = await open(browser, server.url, { serviceWorkers: "block" });
  const { page, context } = visit;
  await context.route(/worker\..*\.wasm/, (route) => route.abort());
  await visit.go("#/play/computer/tix");
  await placed(page, "c3");
  const told = page.locator("[data-test=engine-fault]");
  await told.waitFor({ timeout: 15_000 });
  assert.ok((await told.innerText()).includes(en("engine-died")));
  await page.reload();
  await told.waitFor({ timeout: 15_000 });
  assert.deepEqual(await listed(page), ["X@c3"], "the game is kept");
  await context.unroute(/worker\..*\.wasm/);
  await told.getByRole("button", { name: en("play-retry") }).click();
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  assert.equal(await told.count(), 0);
  await visit.close();
});

test("two tabs with the same game: the newer version stays, and the other tab is told", async () => {
  const visit = await open(browser, server.url);
  const { page, context } = visit;
  await visit.go("#/play/pass/tix");
  await write(page, ["X@c3", "X@e5"]);
  // Kept: the list of games knows both turns.
  const second = await context.newPage();
  const opened = async () => {
    await second.goto(page.url());
    await second.locator(".play-turn >> nth=1").waitFor({ timeout: 2000 });
  };
  await opened().catch(opened);
  await write(page, ["c3-c5"]);
  await noticed(second, en("store-changed-elsewhere"));
  await second.getByRole("button", { name: en("shell-dismiss") }).click();
  await second.locator(".notice").waitFor({ state: "detached" });
  // Whoever plays on there all the same overwrites nothing, and is told again.
  await second.locator(".board-typed input").fill("X@a1");
  await second.locator(".board-typed input").press("Enter");
  await second.locator(".play-turn >> nth=2").waitFor();
  await noticed(second, en("store-changed-elsewhere"));
  const stored = await kept(page, (game) => game.record.includes("X@e5"));
  assert.ok(stored.record.includes("c3-c5") && !stored.record.includes("X@a1"), stored.record);
  await write(page, ["X@b2"]);
  await second.reload();
  await second.locator(".play-turn >> nth=3").waitFor();
  assert.deepEqual(await listed(second), ["X@c3", "X@e5", "c3-c5", "X@b2"]);
  await page.reload();
  await page.locator(".play-turn >> nth=3").waitFor();
  assert.deepEqual(await listed(page), ["X@c3", "X@e5", "c3-c5", "X@b2"]);
  // Deleted in one tab, the game lives on where it is played.
  await second.goto(`${server.url}/#/play`);
  await second.getByRole("button", { name: en("play-delete"), exact: true }).click();
  await second.getByRole("button", { name: en("play-delete-really") }).click();
  await second.locator(".own-none").waitFor();
  await write(page, ["X@a6"]);
  await second.locator(".own-game").waitFor();
  await visit.close();
});

test("settings and lessons of one tab count in the other", async () => {
  const visit = await open(browser, server.url);
  const { page, context } = visit;
  await visit.go("#/settings");
  const second = await context.newPage();
  await second.goto(`${server.url}/#/learn`);
  await second.locator("main h1").waitFor();
  await page.locator("input[name=theme][value=dark]").check();
  await second.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  await visit.go("#/learn/tix/1");
  await space(page, "c3").click();
  await space(page, "c6").click();
  await page.locator("[data-test=feedback][data-kind=solved]").waitFor();
  await second.locator(".rung[data-state=begun]").waitFor();
  await visit.close();
});
