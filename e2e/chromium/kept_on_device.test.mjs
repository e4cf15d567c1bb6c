// What is kept on the device: results and the next step, names, looks, and everything as one file.

import { readFileSync } from "node:fs";
import { en, expect, stored, test } from "../support/index.mjs";

const TWO_WINS = JSON.stringify({ a: "tixel 3 won 1", b: "tixel 3 won 2" });

const nextStep = (visit) => visit.page.getByTestId("next-step");

test("a newcomer is not told what to do next, nor asked about sound", async ({ open }) => {
  const visit = await open({ size: "phone", beginner: true });
  await visit.go("#/");
  await expect(visit.card("Tix")).toBeVisible();
  await expect(nextStep(visit)).toHaveCount(0);
  await expect(visit.page.getByText(en("sound-question"))).toHaveCount(0);
});

test("after two wins Home suggests the next level, and starts a game at it", async ({ open }) => {
  const visit = await open({ size: "phone", kept: { "quarterturn.results": TWO_WINS } });
  await visit.go("#/");
  await expect(nextStep(visit)).toContainText(en("next-level", { number: 4, name: en("level-4") }));
  await nextStep(visit).tap();
  await expect(visit.seat("black")).toContainText(en("level-4"));
});

test("a lost game is counted, and its review is the next step", async ({ open }) => {
  const visit = await open({ beginner: true });
  const { page } = visit;
  await visit.go("#/play/computer/tix");
  await visit.perform("white", "X@d4");
  await expect(visit.turns().first()).toHaveText("X@d4");
  await visit.resign();
  await expect(visit.result()).toContainText(en("play-lost"));
  const address = page.url();
  await visit.go("#/play");
  const row = page.getByTestId("results").getByRole("row").filter({ hasText: "Tix" });
  await expect(row.getByRole("cell")).toHaveText(["0", "1", "0"]);
  await visit.go("#/");
  await expect(nextStep(visit)).toContainText(en("next-review"));
  await nextStep(visit).click();
  await expect(visit.result()).toContainText(en("play-lost"));
  expect(page.url()).toBe(address);
});

test("sound is asked about once, in words", async ({ open }) => {
  const visit = await open({ kept: { "quarterturn.results": TWO_WINS } });
  await visit.go("#/");
  const question = visit.page.getByText(en("sound-question"));
  await expect(question).toBeVisible();
  await visit.button("sound-yes").click();
  await expect(question).toHaveCount(0);
  await visit.reload();
  await expect(nextStep(visit)).toBeVisible();
  await expect(question).toHaveCount(0);
  await visit.go("#/settings");
  await expect(visit.switch("settings-sounds")).toBeChecked();
});

test("a look is chosen in Settings and is there before the app is loaded", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  const root = page.locator("html");
  const board = () => root.evaluate((root) => getComputedStyle(root).getPropertyValue("--board"));
  await visit.go("#/settings");
  const ice = await board();
  await visit.choice("settings-material", "settings-look-wood").check();
  await expect(root).toHaveAttribute("data-look", "wood");
  expect(await board()).not.toBe(ice);
  // The sample of another look keeps its own colours.
  const sample = page.locator('.look[data-look="ice"]');
  expect(await sample.evaluate((one) => getComputedStyle(one).getPropertyValue("--board"))).toBe(ice);
  await page.route(/\.wasm/, (route) => route.abort());
  // The missing wasm is an expected error.
  visit.forgive(/./);
  await page.reload();
  await expect(root).toHaveAttribute("data-look", "wood");
});

test("names in pass and play are kept, shown, and win", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/play");
  await visit.choice("play-game", "game-tix").check();
  await visit.choice("play-opponent", "home-pass").check();
  const name = (player) => page.getByRole("textbox", { name: en("play-name-of", { player: en(`player-${player}`) }) });
  await name("white").fill(" Ada ");
  await name("black").fill("Grace");
  await visit.button("play-begin").click();
  await expect(visit.seat("white")).toContainText("Ada");
  await visit.play(["X@d4"]);
  const { record } = await stored(page, "X@d4");
  expect(record).toContain('[White "Ada"]');
  await visit.resign();
  await expect(visit.result()).toContainText(en("play-named-won", { name: "Ada" }));
  await visit.go("#/play");
  await expect(visit.ownGames()).toContainText(en("play-pair", { white: "Ada", black: "Grace" }));
  await expect(name("black")).toHaveValue("Grace");
});

test("everything is saved as a file and added on another device, where nothing is lost", async ({ open }) => {
  const one = await open({ kept: { "quarterturn.results": TWO_WINS, "quarterturn.lessons": '{"tix/active":1}' } });
  await one.go("#/play/pass/tix");
  await one.play(["X@d4"]);
  await stored(one.page, "X@d4");
  await one.go("#/settings");
  const [download] = await Promise.all([one.page.waitForEvent("download"), one.button("kept-export").click()]);
  expect(download.suggestedFilename()).toBe("quarterturn.json");
  const file = readFileSync(await download.path());

  const other = await open({ settings: { theme: "dark" }, beginner: true, kept: { "quarterturn.lessons": '{"tix/active":2}' } });
  await other.go("#/play/pass/tixel");
  await other.play(["T@b3se"]);
  await stored(other.page, "T@b3se");
  await other.go("#/settings");
  const said = other.page.getByTestId("kept");
  const add = (name, buffer) =>
    other.page.locator('.kept-file input[type="file"]').setInputFiles({ name, mimeType: "application/json", buffer });
  await add("nonsense.json", Buffer.from("banana"));
  await expect(said).toHaveText(en("kept-foreign"));
  await add("newer.json", Buffer.from('{"quarterturn":"2"}'));
  await expect(said).toHaveText(en("kept-newer"));
  await add("quarterturn.json", file);
  await expect(said).toHaveText(en("kept-imported", { count: 1 }));
  await add("quarterturn.json", file);
  await expect(said).toHaveText(en("kept-imported", { count: 0 }));
  const kept = (key) => other.page.evaluate((key) => localStorage.getItem(key), key);
  expect(JSON.parse(await kept("quarterturn.lessons"))).toEqual({ "tix/active": 2 });
  expect(JSON.parse(await kept("quarterturn.results"))).toEqual(JSON.parse(TWO_WINS));
  expect(JSON.parse(await kept("quarterturn.settings")).theme).toBe("dark");
  await other.go("#/play");
  await expect(other.ownGames()).toHaveCount(2);
});

test("an unfinished game comes first in Play, and the options stand in two columns", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await visit.play(["X@d4"]);
  await stored(page, "X@d4");
  await visit.go("#/play");
  const resume = page.getByText(en("home-resume"));
  await expect(resume).toBeVisible();
  const box = (key) => page.getByRole("heading", { name: en(key), exact: true }).boundingBox();
  const [opponent, terms, game] = [await box("play-opponent"), await box("play-terms"), await box("play-game")];
  expect((await resume.boundingBox()).y).toBeLessThan(game.y);
  expect(game.y).toBeLessThan(opponent.y);
  expect(terms.x).toBeGreaterThan(opponent.x + 300);
  expect(Math.abs(terms.y - opponent.y)).toBeLessThan(4);
  // A game that is deleted cannot be resumed.
  await visit.ownGames().getByRole("button", { name: en("play-delete"), exact: true }).click();
  await page.getByRole("button", { name: en("play-delete-really") }).click();
  await expect(resume).toHaveCount(0);
});

test("an address that does not exist is kept, said, and leads home", async ({ open, browser, server }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/nonsense");
  await expect(page.getByText(en("nowhere-unknown", { address: "#/nonsense" }))).toBeVisible();
  expect(page.url()).toContain("#/nonsense");
  await visit.link("nowhere-home").click();
  await expect(visit.card("Tix")).toBeVisible();
  const bare = await browser.newPage();
  const answer = await bare.goto(`${server.url}/nonsense/path`);
  expect(answer.status()).toBe(404);
  await expect(bare.getByText("/nonsense/path")).toBeVisible();
  expect(bare.url()).toBe(`${server.url}/nonsense/path`);
  await bare.getByRole("link").click();
  await expect(bare.getByRole("heading", { level: 1 })).toHaveText(en("home-title"));
  await bare.close();
});

test("in the dark, a pressed judgement is legible under the pointer", async ({ open }) => {
  const visit = await open({ settings: { theme: "dark" } });
  await visit.go("#/analysis");
  await visit.write("T@b3se");
  const judgement = visit.button("analysis-interesting");
  await judgement.click();
  await expect(judgement).toHaveAttribute("aria-pressed", "true");
  await judgement.hover();
  const [text, ground] = await judgement.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return [color, backgroundColor].map((colour) => {
      const [red, green, blue, opacity = 1] = colour.match(/[\d.]+/g).map(Number);
      return { lightness: 0.3 * red + 0.59 * green + 0.11 * blue, opacity };
    });
  });
  expect(ground.opacity).toBe(1);
  expect(Math.abs(text.lightness - ground.lightness)).toBeGreaterThan(120);
});
