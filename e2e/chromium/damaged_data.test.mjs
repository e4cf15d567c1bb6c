// What can go wrong with links, files and stored data: a sentence, and nothing lost.

import { en, expect, storeText, test } from "../support/index.mjs";

const LONG = "q".repeat(50_000);

test("damaged links say what is wrong with them, and what was analysed before stays", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/analysis/tix=X@c3_X@e5");
  await expect(visit.analysed()).toContainText("X@e5");
  const fault = page.getByRole("alert").filter({ hasText: en("analysis-link-broken") });
  /** A damaged link, and what the sentence about it must name. */
  const damaged = [
    ["chess", "chess"],
    ["tix_6.6.6.6.6.6_w_X8", "tix 6/6/6/6/6/6 w X8"],
    ["tix_6.6.6.6.6.X1X14_w_X6.X8_-_-", "a1"],
    ["tix=X@c3_X@c3", "c3"],
    ["tix=X@c3_X@", "X@"],
    ["tix=X@c3(X@c4", en("analysis-link-damaged", { place: 14 })],
    ["tix=X@c3=3-0", "3-0"],
    ["tix[White:Somebody", en("analysis-link-damaged", { place: 19 })],
    [LONG, LONG.slice(0, 60)],
    [`tix=X@c3_${LONG}`, LONG.slice(0, 60)],
  ];
  const check = async (names) => {
    await expect(fault).toContainText(names);
    const text = await fault.innerText();
    expect(text.startsWith(en("analysis-link-broken")), text).toBe(true);
    expect(text.length).toBeLessThan(400);
    await expect(visit.spaces()).toHaveCount(36);
    await expect(visit.analysed()).toContainText("X@e5");
  };
  for (const [link, names] of damaged) {
    await test.step(link.slice(0, 60), async () => {
      await visit.analyse(link);
      await check(names);
    });
  }
  // The same on arrival by such a link, and after leaving it.
  await visit.go("#/about");
  await expect(visit.heading("place-about")).toBeVisible();
  await visit.go(`#/analysis/${damaged[4][0]}`);
  await visit.reload();
  await check(damaged[4][1]);
  await visit.go("#/about");
  await visit.go("#/analysis");
  await expect(visit.analysed()).toContainText("X@e5");
  await expect(fault).toHaveCount(0);
});

test("addresses that lead nowhere name what is wrong and lead home", async ({ open }) => {
  const visit = await open();
  const main = visit.page.getByRole("main");
  for (const [place, sentence] of [
    ["#/nowhere", en("nowhere-unknown", { address: "#/nowhere" })],
    ["#nowhere", en("nowhere-unknown", { address: "#nowhere" })],
    ["#/learn/tix/none", en("nowhere-number", { number: "none" })],
    ["#/play/computer/chess", en("nowhere-setup", { setup: "chess" })],
    ["#/analysis/%E3%81", en("nowhere-encoding", { address: "%E3%81" })],
    [`#/${LONG}`, `#/${LONG.slice(0, 58)}…`],
  ]) {
    await test.step(place.slice(0, 60), async () => {
      await visit.go(place);
      await expect(visit.heading("nowhere-title")).toBeVisible();
      await expect(main).toContainText(sentence);
      expect((await main.innerText()).length).toBeLessThan(400);
    });
  }
  await visit.link("nowhere-home").click();
  await expect(visit.heading("home-title")).toBeVisible();
  await visit.go("#/play/game/aaaaaaaaaaaa");
  await expect(main).toContainText(en("play-gone"));
  await visit.go("#/learn/tix/999");
  await expect(visit.spaces()).toHaveCount(0);
});

test("foreign files are refused with a sentence, and the analysis goes on", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/analysis/tix=X@c3_X@e5");
  await page.getByText(en("analysis-import"), { exact: true }).click();
  const input = page.getByLabel(en("analysis-import-file"));
  const openFile = (buffer) => input.setInputFiles({ name: "game.pgn", mimeType: "text/plain", buffer });
  const fault = page.getByTestId("import-fault");
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
    ["a truncated record", Buffer.from(record.slice(0, -12)), /3/],
    ["a changed record", Buffer.from(record.replace("c3-c6ne", "c3-d5ne")), "c3-d5ne"],
    ["a long record that breaks off", Buffer.from(`[Setup "tixel"]\n\n1. T@c3ne {${"a".repeat(900_000)}`), en("analysis-record-comment")],
  ];
  // A text with a fault of its own, so that the sentence about the next file is seen to be new.
  await page.getByRole("textbox", { name: en("analysis-import-text") }).fill("[White");
  await visit.button("analysis-import-read").click();
  await expect(fault).not.toBeEmpty();
  const aboutText = await fault.innerText();
  for (const [name, buffer, names] of files) {
    await test.step(name, async () => {
      await openFile(buffer);
      await expect(fault).not.toHaveText(aboutText);
      await expect(fault).toContainText(names);
      expect((await fault.innerText()).length).toBeLessThan(400);
      await expect(visit.analysed()).toContainText("X@e5");
      await page.getByRole("textbox", { name: en("analysis-import-text") }).fill("[White");
      await visit.button("analysis-import-read").click();
      await expect(fault).toHaveText(aboutText);
    });
  }
  await openFile(Buffer.from(record));
  await expect(visit.analysed()).toContainText("c3-c6ne");
});

test("what is stored and cannot be read is put aside with a sentence, and the rest is shown", async ({ open }) => {
  const visit = await open({ settings: '{"theme":"plaid"' });
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await visit.noticed(en("settings-unreadable"));
  await visit.play(["X@c3"]);
  const address = page.url();
  await page.evaluate(() => {
    localStorage.setItem("quarterturn.lessons", '{"tix/active":"all"}');
    localStorage.setItem("quarterturn.play", "nonsense");
    localStorage.setItem("quarterturn.analysis", "nonsense\nmore nonsense");
    localStorage.setItem("quarterturn.clock", "nonsense");
  });
  await storeText(page, "broken", "nonsense");
  await visit.go("#/play");
  await expect(visit.region("play-own")).toContainText(en("play-unread", { count: 1 }));
  await expect(visit.ownGames()).toHaveCount(1);
  await visit.go("#/play/game/broken");
  await expect(page.getByRole("main")).toContainText(en("store-unreadable", { fault: "" }).trim());
  await visit.go("#/learn");
  await visit.noticed(en("learn-unreadable"));
  await visit.go("#/analysis");
  await expect(visit.spaces()).toHaveCount(36);
  await page.goto(address);
  await expect(visit.turns()).toHaveText([/c3/]);
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

/** A device that stores nothing at all. */
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
  test(`with ${state} storage a sentence is said and everything goes on`, async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    // Without storage every page load starts anew, so places are reached by the address alone.
    const move = (hash) => page.evaluate((hash) => (location.hash = hash), hash);
    await page.addInitScript(script);
    await visit.go("#/play/pass/tix");
    await visit.play(["X@c3", "X@e5", "c3-c5"]);
    await visit.noticed(en(key));
    await expect(visit.turns()).toHaveText([/c3/, /e5/, /c3.*c5/]);
    await move("#/settings");
    await visit.choice("settings-theme", "settings-dark").check();
    await visit.noticed(en("settings-not-kept"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await move("#/learn/tix/1");
    await visit.space("c3").click();
    await visit.space("c6").click();
    await expect(page.getByTestId("feedback")).toHaveAttribute("data-kind", "solved");
    await visit.noticed(en("learn-not-kept", { reason: en(key) }));
    await move("#/play");
    await expect(visit.region("play-own")).toBeVisible();
    if (state === "blocked") await expect(visit.region("play-own")).toContainText(en(key));
    await move("#/analysis/tix=X@c3_X@e5");
    await expect(visit.analysed()).toContainText("e5");
  });
}
