// Somebody who walks through the app and looks at every state: checks it, and keeps a picture.

import { mkdirSync, writeFileSync } from "node:fs";
import { check } from "../support/state.mjs";
import { store } from "../support/storage.mjs";

export const ALBUM = new URL("../shots/walk/", import.meta.url).pathname;

/** The engine's worker, which is loaded only when it is let go. */
const ENGINE = /\/worker\.[^/]*\.wasm/;

export class Walker {
  /**
   * @param {import("../support/visit.mjs").Visit} visit
   * @param {{ size: string, locale: string, journey: string }} where
   * @param {import("../support/state.mjs").Options} [options] of every check
   */
  constructor(visit, { size, locale, journey }, options = {}) {
    this.visit = visit;
    this.where = { size, locale, journey };
    this.options = options;
    this.count = 0;
  }

  /** Checks what is seen, and keeps a picture and what was wrong with it. */
  async see(name, options) {
    const found = await check(this.visit.page, `${this.where.journey}: ${name}`, { ...this.options, ...options });
    this.count += 1;
    const { size, locale, journey } = this.where;
    const folder = `${locale} ${size}`;
    const file = `${journey} ${String(this.count).padStart(2, "0")}`.replaceAll(/[^\w]+/g, "-");
    mkdirSync(`${ALBUM}${folder}`, { recursive: true });
    await this.visit.page.screenshot({ path: `${ALBUM}${folder}/${file}.png` });
    writeFileSync(`${ALBUM}${folder}/${file}.json`, JSON.stringify({ ...this.where, name, picture: `${file}.png`, found }));
  }

  /** Whether the window holds a whole table; at 400 % one scrolls. */
  holdsTable() {
    return this.visit.page.viewportSize().height >= 320;
  }

  press(what) {
    return this.visit.press(what);
  }

  /** Presses a space, once more where spaces are smaller than a finger, and the first stance if there is a choice. */
  async land(space) {
    const { visit } = this;
    await this.press(visit.space(space));
    const previews = visit.say("board-previews", { space });
    if ((await visit.line().innerText()).includes(previews)) await this.press(visit.space(space));
    if ((await visit.spokes().count()) > 0) await this.press(visit.spokes().first());
  }

  /** Opens a game as if it had been stored by an earlier visit. */
  async resume(game) {
    await this.visit.go("#/about");
    await this.store(game);
    await this.visit.go(`#/play/game/${game.id}`);
  }

  store(game) {
    return store(this.visit.page, game);
  }

  /** Makes the engine fail to load; the function it returns lets it load again. */
  async breakEngine() {
    this.visit.forgive();
    await this.visit.page.route(ENGINE, (route) => route.abort());
    return () => this.visit.page.unroute(ENGINE);
  }

  /** Keeps the engine from loading; the function it returns lets it go. */
  async holdEngine() {
    let letGo;
    const released = new Promise((resolve) => (letGo = resolve));
    await this.visit.page.route(ENGINE, async (route) => {
      await released;
      await route.continue();
    });
    return letGo;
  }
}
