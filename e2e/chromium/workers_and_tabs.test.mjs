// What can go wrong around the app while a game is on: its workers, and a second tab.

import { ANSWER, en, expect, stored, test } from "../support/index.mjs";

test("a browser that blocks service workers runs the app without a word", async ({ open }) => {
  const visit = await open({ serviceWorkers: "block" });
  await visit.go("");
  await visit.card("Tix").click();
  await visit.perform("white", "X@c3");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  await expect(visit.notices()).toHaveCount(0);
});

/** Makes `dying` workers end with an error at their first message, the next `silent` ones without a word. */
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

const workers = ({ page }) => page.evaluate(() => window.workers);
/** The message when the computer has no turn. */
const engineFault = ({ page }) => page.getByTestId("engine-fault");

test("a worker that dies in mid-game is replaced and the game goes on", async ({ open }) => {
  const visit = await open();
  await visit.page.addInitScript(failing, { dying: 1 });
  await visit.go("#/play/computer/tix");
  await visit.perform("white", "X@c3");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  expect(await workers(visit)).toBe(2);
  await expect(engineFault(visit)).toHaveCount(0);
});

test("a worker that dies over and over is reported, and the game can go on later", async ({ open }) => {
  const visit = await open();
  await visit.page.addInitScript(failing, { dying: 2 });
  await visit.go("#/play/computer/tix");
  await visit.perform("white", "X@c3");
  await expect(engineFault(visit)).toContainText(en("engine-died"), ANSWER);
  await expect(visit.turns()).toHaveText(["X@c3"]);
  // The player's own turn can still be taken back, and the next one is answered.
  await visit.button("play-take-back").click();
  await expect(engineFault(visit)).toHaveCount(0);
  await visit.perform("white", "X@d4");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
});

test("a worker that falls silent is replaced, and the person is told", async ({ open }) => {
  const visit = await open();
  await visit.page.addInitScript(failing, { silent: 1 });
  await visit.go("#/play/computer/tix");
  await visit.perform("white", "X@c3");
  await expect(visit.notices()).toContainText(en("engine-replaced"));
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  expect(await workers(visit)).toBe(2);
});

test("a worker that ends itself between two turns is replaced when it is asked", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/computer/tix");
  await visit.perform("white", "X@c3");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  const [worker] = visit.page.workers();
  await worker.evaluate(() => self.close());
  const [, answer] = await visit.turns().allTextContents();
  await visit.perform("white", answer.includes("a1") ? "X@f6" : "X@a1");
  await expect(visit.notices()).toContainText(en("engine-replaced"));
  await expect(visit.turns()).toHaveCount(4, ANSWER);
});

test("a worker that cannot be loaded is reported, nothing is lost, and it can be tried again", async ({ open }) => {
  // Without a service worker, which could serve it from storage.
  const visit = await open({ serviceWorkers: "block" });
  const { context } = visit;
  await context.route(/worker\..*\.wasm/, (route) => route.abort());
  await visit.go("#/play/computer/tix");
  await visit.perform("white", "X@c3");
  await expect(engineFault(visit)).toContainText(en("engine-died"), ANSWER);
  await visit.reload();
  await expect(engineFault(visit)).toBeVisible(ANSWER);
  await expect(visit.turns()).toHaveText(["X@c3"]);
  await context.unroute(/worker\..*\.wasm/);
  await engineFault(visit).getByRole("button", { name: en("play-retry") }).click();
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  await expect(engineFault(visit)).toHaveCount(0);
});

test("the engine for large boards is fetched when it is first asked, and is there without a network", async ({ open }) => {
  const visit = await open({ serviceWorkers: "allow" });
  const { page, context } = visit;
  const fetched = [];
  context.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const large = () => fetched.filter((name) => name.startsWith("/large-boards."));
  await visit.go("#/play/computer/tix");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.perform("white", "X@c3");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  expect(large()).toEqual([]);
  await visit.go("#/play/computer/9u:X9%2FX9");
  await visit.perform("white", "X@c3");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  expect(large().length).toBeGreaterThan(0);
  await context.setOffline(true);
  await visit.reload();
  await visit.perform("white", "X@i9");
  await expect(visit.turns()).toHaveCount(4, ANSWER);
});

test("a net is fetched when its game is first analysed, judges from then on, and is there without a network", async ({ open }) => {
  const visit = await open({ serviceWorkers: "allow" });
  const { page, context } = visit;
  const fetched = [];
  context.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const nets = () => [...new Set(fetched.filter((name) => name.endsWith(".net")).map((name) => name.slice(1).split(".")[0]))];
  await visit.go("#/play/computer/tixel");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.perform("white", "T@c3ne");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  expect(nets()).toEqual([]);
  await visit.go("#/analysis/tixel");
  await visit.switch("analysis-engine").check();
  await expect.poll(nets, ANSWER).toEqual(["tixel"]);
  const neural = page.getByText(en("analysis-engine-neural"));
  await expect(neural).toBeVisible(ANSWER);
  await context.setOffline(true);
  await visit.reload();
  await expect(neural).toBeVisible(ANSWER);
});

test("where nets do not work, the hand-written evaluation is used", async ({ open }) => {
  const visit = await open();
  const { page, context } = visit;
  let asked = 0;
  await context.route(/\/nets\..*\.js/, (route) => {
    asked += 1;
    return route.abort();
  });
  await visit.go("#/analysis/tixel");
  await visit.switch("analysis-engine").check();
  await expect.poll(() => asked, ANSWER).toBeGreaterThan(0);
  await expect(page.getByTestId("engine")).toHaveText(/\d/, ANSWER);
  await expect(page.getByText(en("analysis-engine-neural"))).toHaveCount(0);
  visit.forgive();
});

test("two tabs with the same game: the newer version stays, and the other tab is told", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await visit.play(["X@c3", "X@e5"]);
  await stored(page, "X@e5");
  const second = await visit.secondTab();
  await second.page.goto(page.url());
  await expect(second.turns()).toHaveCount(2);
  await visit.play(["c3-c5"]);
  await expect(second.page.getByTestId("stale")).toContainText(en("store-changed-elsewhere"));
  // Nothing can be played there any more.
  await second.pool("black").click();
  await second.space("a1").click();
  await expect(second.turns()).toHaveCount(2);
  const game = await stored(page, "X@e5");
  expect(game.record).toContain("c3-c5");
  expect(game.record).not.toContain("X@a1");
  await visit.play(["X@b2"]);
  await stored(page, "X@b2");
  for (const tab of [second, visit]) {
    await tab.reload();
    await expect(tab.turns()).toHaveText(["X@c3", "X@e5", "c3-c5", "X@b2"]);
  }
  // Deleted in one tab, the game lives on where it is played.
  await second.go("#/play");
  await second.button("play-delete").click();
  await second.button("play-delete-really").click();
  await expect(second.region("play-own")).toContainText(en("play-none"));
  await visit.play(["X@a6"]);
  await expect(second.ownGames()).toHaveCount(1);
});

test("settings and lessons of one tab count in the other", async ({ open }) => {
  const visit = await open();
  await visit.go("#/settings");
  const second = await visit.secondTab();
  await second.go("#/learn");
  await visit.choice("settings-theme", "settings-dark").check();
  await expect(second.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await visit.go("#/learn/tix/1");
  await visit.space("c3").click();
  await visit.space("c6").click();
  await expect(visit.page.getByTestId("feedback")).toHaveAttribute("data-kind", "solved");
  await expect(second.page.getByRole("listitem").locator("a[data-state=begun]")).toHaveCount(1);
});
