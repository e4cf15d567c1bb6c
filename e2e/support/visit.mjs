// A visit to the app in Chromium: a page with a profile of its own, and the parts a person sees on it.

import { mkdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { actions } from "./games.mjs";
import { arrived } from "./state.mjs";
import { checkEveryStep } from "./steps.mjs";
import { cached } from "./storage.mjs";
import { escaped, like, words } from "./words.mjs";

/** Phone, tablet and desktop. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

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

/** How long the computer may think on a busy machine. */
export const ANSWER = { timeout: 30_000 };

/** Three finished games, after which nobody is a beginner. */
const EARLIER_RESULTS = Object.fromEntries(
  ["won", "lost", "drawn"].map((outcome, at) => [`earlier${at}`, `tix 3 ${outcome} ${at}`]),
);

const SHOTS = new URL("../shots/", import.meta.url).pathname;
const KINDS = { X: "Tix", T: "Tixel", R: "(Regatta|Poka Yoke)", L: "(Regatta|Poka Yoke)" };
/** A kind with the side that is up. */
const SIDES = { ...KINDS, R: `${KINDS.R} piece(?! \\(flipped)`, L: `${KINDS.L} piece \\(flipped` };

const UNFETCHED = /Failed to (load|fetch)|ERR_/;

export class Visit {
  /**
   * Opens a page. Console errors and requests that leave the origin count as faults; the `open`
   * fixture fails the test if there were any but those that are forgiven.
   */
  static async begin(browser, url, options = {}) {
    const { size = "desktop", locale = "en-GB", settings = {}, engine = false, beginner = false, kept = {}, ...rest } = options;
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: size !== "desktop",
      locale,
      reducedMotion: "reduce",
      ...rest,
    });
    const first = {
      // Tests read turns in notation: it is the same in every language.
      "quarterturn.settings": typeof settings === "string" ? settings : JSON.stringify({ ...settings, board: { notation: true, ...settings.board } }),
      // Few tests want the engine to think about every position they pass through.
      "quarterturn.analysis-engine": engine ? "on 2" : "off 2",
      // Beginners are warned before a turn that loses at once, which takes the engine's time.
      "quarterturn.results": JSON.stringify(beginner ? {} : EARLIER_RESULTS),
      // What else the device has kept from earlier visits.
      ...kept,
    };
    await context.addInitScript((first) => {
      for (const [key, text] of Object.entries(first)) {
        localStorage.setItem(key, localStorage.getItem(key) ?? text);
      }
    }, first);
    const visit = new Visit(context, await context.newPage(), url, locale);
    visit.hasTouch = rest.hasTouch ?? size !== "desktop";
    return visit;
  }

  constructor(context, page, url, locale, faults = [], forgiven = []) {
    this.context = context;
    this.page = page;
    this.url = url;
    this.locale = locale;
    this.say = words(locale);
    this.faults = faults;
    this.forgiven = forgiven;
    checkEveryStep(page);
    page.on("console", (message) => {
      // What failed to load is named by its address only.
      if (message.type() === "error") this.faults.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.faults.push(error.message));
    page.on("request", (request) => {
      const to = request.url();
      if (!to.startsWith(url) && !/^(data|blob):/.test(to)) this.faults.push(`a request to ${to}`);
    });
  }

  /** The same app in a second tab. */
  async secondTab() {
    const tab = new Visit(this.context, await this.context.newPage(), this.url, this.locale, this.faults, this.forgiven);
    tab.hasTouch = this.hasTouch;
    return tab;
  }

  /**
   * Faults of this kind are meant, before and after: browsers report them when they find the time. Unless
   * told otherwise, what they say of requests that were refused or did not get through.
   */
  forgive(pattern = UNFETCHED) {
    this.forgiven.push(pattern);
  }

  /**
   * Closes all pages, then what they shared: a page whose service worker goes first reports every request
   * that was still under way.
   */
  async leave() {
    for (const page of this.context.pages()) await page.close();
    await this.context.close();
  }

  /** The faults that were not meant. */
  unforgiven() {
    return this.faults.filter((fault) => !this.forgiven.some((pattern) => pattern.test(fault)));
  }

  async go(place) {
    await this.page.goto(`${this.url}/${place}`);
    await this.arrived();
  }

  async reload() {
    await this.page.reload();
    await this.arrived();
  }

  /** Stays for the minute after which lessons and practice are stored, too; `page.clock` has to be installed. */
  async stay() {
    await this.page.clock.runFor(61_000);
    await cached(this.page, ["shared", "study", "words-study"]);
  }

  /** Waits for the heading or the board of a place. */
  async arrived() {
    const main = this.page.getByRole("main");
    await main.getByRole("heading", { level: 1 }).or(main.getByRole("gridcell")).first().waitFor();
    await arrived(this.page);
  }

  /** Opens a position or a game in analysis by its link, without loading the page again. */
  async analyse(position) {
    const { page } = this;
    const hash = `#/analysis/${position.replaceAll("/", ".").replaceAll(" ", "_")}`;
    if (!page.url().startsWith("http")) return this.go(hash);
    const follow = (hash) =>
      page.evaluate(async (hash) => {
        const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
        location.hash = hash;
        await changed;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }, hash);
    // Setting the same hash again fires no event.
    if (page.url().endsWith(hash)) await follow("#/analysis/6u:T9.T9");
    await follow(hash);
    await arrived(page);
  }

  button(key, values) {
    return this.page.getByRole("button", { name: this.say(key, values), exact: true });
  }

  link(key, values) {
    return this.page.getByRole("link", { name: this.say(key, values) });
  }

  region(key, values) {
    return this.page.getByRole("region", { name: this.say(key, values), exact: true });
  }

  heading(key, values) {
    return this.page.getByRole("main").getByRole("heading", { level: 1, name: this.say(key, values) });
  }

  /** The card of a game on Home. */
  card(name) {
    const title = this.page.getByText(name, { exact: true });
    return this.region("home-games").getByRole("link").filter({ has: title });
  }

  /** One of the switches of Settings and Play. */
  switch(key) {
    return this.page.getByRole("switch", { name: this.say(key) });
  }

  /** One of a few choices, such as the theme. */
  choice(group, key) {
    const name = this.say(group);
    const groups = this.page.getByRole("group", { name }).or(this.page.getByRole("radiogroup", { name }));
    return groups.getByRole("radio", { name: this.say(key), exact: true });
  }

  // The board

  space(name) {
    return this.page.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
  }

  spaces() {
    return this.page.getByRole("gridcell");
  }

  /** The name of the space under the middle of what is drawn. */
  spaceUnder(selector) {
    return this.page.locator(selector).first().evaluate((drawn) => {
      const { x, y, width, height } = drawn.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      const around = cells.find((cell) => {
        const box = cell.getBoundingClientRect();
        return left > box.left && left < box.right && top > box.top && top < box.bottom;
      });
      return around.dataset.space;
    });
  }

  /** The pieces of a player's pool; of one kind, where there are several. */
  pool(player, kind) {
    const name = kind ? new RegExp(`\\b${KINDS[kind]}\\b`) : undefined;
    return this.region("board-side", { player }).getByRole("group").getByRole("button", { name });
  }

  /** Send, or end turn. */
  send() {
    const names = ["board-send", "board-end-turn"].map((key) => escaped(this.say(key)));
    return this.page.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`) });
  }

  /** The actions of the turn being made. */
  steps() {
    return this.page.getByRole("list", { name: this.say("board-steps"), exact: true }).getByRole("listitem");
  }

  /** The choices of how a piece stands. */
  wheel() {
    const asked = ["board-asks", "board-asks-pick-up"].map((key) => like(this.say, key, "space").source);
    return this.page.getByRole("group", { name: new RegExp(asked.join("|")) });
  }

  spokes() {
    return this.wheel().getByRole("button");
  }

  /** The line below the board. There are other status lines, and none has a name. */
  line() {
    return this.page.locator(".board-says");
  }

  /** Waits until the board says exactly this. What it adds for beginners is not compared. */
  async says(sentence) {
    const now = () => this.line().evaluate((line) => line.firstChild.textContent);
    await expect.poll(now, "the line below the board").toBe(sentence);
  }

  /** The field to write a turn in: on the page of an analysis, in the sheet of a game. */
  field() {
    return this.page.getByRole("textbox", { name: this.say("board-typed") });
  }

  async write(turn) {
    if (!(await this.field().isVisible())) {
      await this.openMore();
      await this.switch("board-typed").check();
    }
    await this.field().fill(turn);
    await this.field().press("Enter");
  }

  /** Does the actions of a written turn by clicks, without sending it. In English. */
  async perform(player, turn) {
    for (const action of actions(turn)) {
      if (action.does === "place") {
        await this.pool(player, action.kind).click();
        await this.space(action.to).click();
        await this.stand(action.stance, SIDES[action.kind]);
      } else if (action.does === "slide") {
        await this.space(action.from).click();
        await this.space(action.to).click();
        await this.stand(action.stance);
      } else {
        await this.space(action.at).click();
        if ((await this.wheel().count()) === 0) await this.space(action.at).click();
        await this.stand(action.does === "pick up" ? "pick up" : action.stance);
      }
    }
  }

  /** Chooses how a piece stands, where there is a choice: a stance, perhaps of one kind and side only, or `pick up`. */
  async stand(stance, kind = "") {
    const spokes = this.spokes();
    if ((await spokes.count()) === 0) return;
    const named = {
      "pick up": this.say("board-pick-up"),
      "": "active",
    }[stance] ?? `hollow facing ${this.say(`direction-${stance}`)}`;
    const wanted = new RegExp(`${named}(?![-\\w])`);
    const labels = await spokes.evaluateAll((all) => all.map((spoke) => spoke.getAttribute("aria-label")));
    const fits = (label) => wanted.test(label);
    const at = labels.findIndex((label) => fits(label) && new RegExp(`^${kind}\\b`).test(label));
    const any = labels.findIndex(fits);
    if (any >= 0) return spokes.nth(at >= 0 ? at : any).click();
    throw new Error(`the wheel does not offer “${named}”`);
  }

  // A game

  /** The turns of the game, as listed. */
  turns() {
    return this.region("play-turns").getByRole("listitem").getByRole("button");
  }

  /** Writes turns one after the other and waits until each is played. */
  async play(turns) {
    for (const turn of turns) {
      await this.write(turn);
      await expect(this.field()).toHaveValue("");
    }
    await this.closeSheet();
  }

  /** The bar at the end of a game: what to do next. */
  end() {
    return this.page.getByRole("group", { name: this.say("play-end"), exact: true });
  }

  /** Result and reason, which stand beside the board of a wide window. */
  result() {
    return this.region("play-end");
  }

  seat(player) {
    return this.region("board-side", { player });
  }

  /** The side of a player, while it is that player's turn. */
  toMove(player) {
    return this.seat(player).filter({ hasText: this.say("board-to-move") });
  }

  clock(player) {
    return this.seat(player).getByRole("timer");
  }

  threats() {
    return this.button("board-threats-short");
  }

  /** The sheet that is open. */
  sheet() {
    return this.page.getByRole("dialog");
  }

  async openMore() {
    await this.press(this.button("play-other"));
    await this.sheet().waitFor();
  }

  /** Opens the list of turns where there is no room for it beside the board. */
  async openTurns() {
    await this.openMore();
    await this.press(this.sheet().getByRole("button", { name: this.say("play-turns"), exact: true }));
    await this.turns().first().waitFor();
  }

  /** Closes the sheet, if one is open. */
  async closeSheet() {
    if ((await this.sheet().count()) === 0) return;
    await this.press(this.sheet().getByRole("button", { name: this.say("board-close"), exact: true }));
    await expect(this.sheet()).toHaveCount(0);
  }

  /** Asks to resign, or for a draw; `answer` presses what is answered. */
  async ask(key) {
    await this.openMore();
    await this.press(this.sheet().getByRole("button", { name: this.say(key), exact: true }));
    await this.sheet().getByRole("heading", { name: this.say(`${key}-really`) }).waitFor();
  }

  async answer(key) {
    await this.press(this.sheet().getByRole("button", { name: this.say(key), exact: true }));
    await expect(this.sheet()).toHaveCount(0);
  }

  async resign() {
    await this.ask("play-resign");
    await this.answer("play-resign");
  }

  /** Presses with a finger on a phone, with the mouse on a desktop. */
  press(what) {
    return this.hasTouch ? what.tap() : what.click();
  }

  /** The stored games, as listed. */
  ownGames() {
    return this.region("play-own").getByRole("listitem");
  }

  /** What is said at the edge of the page. */
  notices() {
    const name = this.say("shell-notices");
    return this.page.getByRole("region", { name }).or(this.page.getByRole("group", { name })).getByRole("paragraph");
  }

  async noticed(sentence) {
    await expect(this.notices().filter({ hasText: sentence })).toBeVisible();
  }

  /** The turns and variations of an analysis. */
  analysed() {
    return this.region("analysis-turns");
  }

  // Pictures

  /** A screenshot for people to look at, in `e2e/shots`, and its bytes. */
  shot(name, options = {}) {
    mkdirSync(SHOTS, { recursive: true });
    return this.page.screenshot({ path: `${SHOTS}${name}.png`, ...options });
  }
}
