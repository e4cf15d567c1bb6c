// What the app stores in the browser, read and written behind its back.

import { expect } from "@playwright/test";

/** Every stored game. */
const storedGames = (page) =>
  page.evaluate(async () => {
    const database = await new Promise((resolve) => {
      indexedDB.open("quarterturn").onsuccess = (event) => resolve(event.target.result);
    });
    const all = await new Promise((resolve) => {
      if (![...database.objectStoreNames].includes("games")) return resolve([]);
      const reading = database.transaction("games").objectStore("games").getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return all.map((text) => JSON.parse(text));
  });

/** Waits until a game whose record contains `text` is stored, and returns it. */
export async function stored(page, text) {
  const found = async () => (await storedGames(page)).find((game) => game.record.includes(text));
  await expect.poll(async () => (await found())?.record ?? "", `a stored game with ${text}`).toContain(text);
  return found();
}

/** Stores a text under an identifier, as another visit would have left it. */
export const storeText = (page, id, text) => page.evaluate(storeExpression(id, text));

/** The same as an expression, for any browser. */
export const storeExpression = (id, text) => `(${putText})(${JSON.stringify(id)}, ${JSON.stringify(text)})`;

/** Runs in the page. */
async function putText(id, text) {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("quarterturn", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games");
    opening.onsuccess = () => resolve(opening.result);
  });
  await new Promise((resolve) => {
    const changing = database.transaction("games", "readwrite");
    changing.objectStore("games").put(text, id);
    changing.oncomplete = resolve;
  });
  database.close();
}

/** Stores a game. */
export const store = (page, game) => storeText(page, game.id, JSON.stringify(game));

/** Waits until the service worker has cached files whose names begin so. */
export async function cached(page, beginnings) {
  const missing = async () => {
    const names = await page.evaluate(cachedNames);
    return beginnings.filter((beginning) => !names.some((name) => name.startsWith(beginning)));
  };
  await expect.poll(missing, "files not cached yet").toEqual([]);
}

/** Runs in the page. */
async function cachedNames() {
  const names = [];
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    names.push(...requests.map(({ url }) => url.split("/").pop()));
  }
  return names;
}
