// Keeps the app on the device: after the first visit it needs no network. A new version is fetched
// beside the running one and waits until the page asks for it, so that nothing changes in the
// middle of a game.
"use strict";

const VERSION = "{{version}}";
const FILES = [{{files}}
];
// The words of each language; kept are those that were wanted.
const WORDS = [{{words}}
];
const PREFIX = `quarterturn:${self.registration.scope}:`;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // Names with a hash may come from the browser's own cache, the others must be fresh.
      keptLanguages().then((languages) => {
        const words = WORDS.filter((name) => languages.has(language(name)));
        return cache.addAll(
          [...FILES, ...words].map((name) => {
            const hashed = /\.[0-9a-f]{16}\./.test(name);
            return new Request(name, { cache: hashed ? "default" : "no-cache" });
          }),
        );
      }),
    ),
  );
});

/** The language of a file of words, or nothing for other files. */
function language(name) {
  return name.match(/words-([a-z]+)\.[^/]*$/)?.[1];
}

/** The languages an earlier version keeps; this one goes on to. */
async function keptLanguages() {
  const languages = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) languages.add(language(url));
  }
  return languages;
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  const words = WORDS.find((name) => event.data === `keep ./${name}`);
  if (words) event.waitUntil(caches.open(CACHE).then((cache) => cache.add(words)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const page = new URL(self.registration.scope);
  const isPage = [page.pathname, `${page.pathname}index.html`].includes(url.pathname);
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(isPage ? page.href : request, { ignoreSearch: true }))
      .then((kept) => kept || (language(url.pathname) ? fetchAndKeep(request) : fetch(request))),
  );
});

async function fetchAndKeep(request) {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    // A full device is no reason to be silent.
    await cache.put(request, response.clone()).catch(() => {});
  }
  return response;
}
