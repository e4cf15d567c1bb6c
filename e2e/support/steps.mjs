// Every test looks at the page after every step: after every press, tap, key and text.

import { check } from "./state.mjs";

/** What a person does to a page, as Playwright calls it. */
const ON_ELEMENTS = ["click", "dblclick", "tap", "press", "fill", "check", "uncheck", "selectOption"];
const WITH_KEYS = ["press"];
const WITH_THE_MOUSE = ["click", "dblclick", "up"];
const WITH_A_FINGER = ["tap"];

/** How often a page that is just being left is asked again. */
const TRIES = 3;

const watched = new WeakSet();

/** From now on the page is checked after every step. */
export function checkEveryStep(page) {
  const { prototype } = page.locator("body").constructor;
  if (!prototype.everyStep) {
    prototype.everyStep = true;
    for (const name of ON_ELEMENTS) follow(prototype, name, (locator) => [locator.page(), `${name} on ${locator}`]);
  }
  for (const name of WITH_KEYS) follow(page.keyboard, name, (_, key) => [page, `the key ${key}`]);
  for (const name of WITH_THE_MOUSE) follow(page.mouse, name, (_, ...at) => [page, `${name} of the mouse ${pointed(at)}`]);
  for (const name of WITH_A_FINGER) follow(page.touchscreen, name, (_, ...at) => [page, `a ${name} ${pointed(at)}`]);
  watched.add(page);
}

/** Where on the page something was done, if that was said. */
const pointed = ([x, y]) => (y === undefined ? "where it was" : `at ${x}, ${y}`);

/** Checks the page after a method of `owner`; `about` says which page, and what was done. */
function follow(owner, name, about) {
  const plain = owner[name];
  owner[name] = async function step(...given) {
    const [page, done] = about(this, ...given);
    const before = watched.has(page) ? await standing(page) : null;
    // A person would focus a list to choose from it; Playwright does not.
    if (name === "selectOption") await this.focus();
    const result = await plain.apply(this, given);
    // A key that is pressed where nothing has the focus need not give it to anything.
    if (watched.has(page)) await look(page, done, before.loaded, owner !== page.keyboard || before.focused);
    return result;
  };
}

const loadedAt = (page) => page.evaluate("performance.timeOrigin");

/** Which page it is, and whether something in it has the focus. */
async function standing(page) {
  const focused = await page.evaluate("![null, document.body].includes(document.activeElement)");
  return { loaded: await loadedAt(page), focused };
}

async function look(page, done, loaded, wantsFocus) {
  for (let left = TRIES; !page.isClosed(); left -= 1) {
    try {
      // A page that is loaded anew has no focus yet.
      const focus = wantsFocus && (await loadedAt(page)) === loaded;
      await check(page, `after ${done}`, { focus, axe: false });
      return;
    } catch (error) {
      // The step led to another page, and the old one is gone.
      if (left <= 1 || !/context was destroyed|navigation|closed/.test(error.message)) throw error;
    }
  }
}
