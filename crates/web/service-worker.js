// Caches the app, so that it needs no network after the first visit. An update is installed beside
// the running version and waits until the page asks for it, so that nothing changes in the middle
// of a game.
"use strict";

const VERSION = "{{version}}";
const FILES = [{{files}}
];
// The words of each language; only those in use are cached.
const WORDS = [{{words}}
];
const PREFIX = `quarterturn:${self.registration.scope}:`;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // Hashed names may come from the browser's own cache; the others must be fresh.
      cachedLanguages().then((languages) => {
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

/** The language of a words file; undefined for other files. */
function language(name) {
  return name.match(/words-([a-z]+)\.[^/]*$/)?.[1];
}

/** Whether a file is fetched when it is first wanted: words, and the workers that few visits need. */
function isOptional(name) {
  return language(name) || /\/(film|large-boards)\.[^/]*$/.test(name);
}

/** The languages cached by an earlier version, which this one caches too. */
async function cachedLanguages() {
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
  // An invitation to an online game is the page, too.
  const isInvitation = /^[2-9a-hjkmnp-z]{10}$/.test(url.pathname.slice(page.pathname.length));
  const isPage = [page.pathname, `${page.pathname}index.html`].includes(url.pathname) || isInvitation;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(isPage ? page.href : request, { ignoreSearch: true }))
      .then((cached) => cached || (isOptional(url.pathname) ? fetchAndCache(request) : fetch(request))),
  );
});

async function fetchAndCache(request) {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    // If the cache is full, the response still counts.
    await cache.put(request, response.clone()).catch(() => {});
  }
  return response;
}
