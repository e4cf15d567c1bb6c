// Caches the app, so that it needs no network after the first visit. An update is installed beside
// the running version and waits until the page asks for it, so that nothing changes in the middle
// of a game.
"use strict";

const VERSION = "{{version}}";
const FILES = [{{files}}
];
// What few visits need is fetched when it is first wanted, and then cached: words of other languages,
// workers for few games, chunks of the page.
const LATER = [{{later}}
];
const PREFIX = `quarterturn:${self.registration.scope}:`;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // Hashed names may come from the browser's own cache; the others must be fresh.
      cachedStems().then((stems) => {
        const later = LATER.filter((name) => stems.has(stem(name)));
        return cache.addAll(
          [...FILES, ...later].map((name) => {
            const hashed = /\.[0-9a-f]{16}\./.test(name);
            return new Request(name, { cache: hashed ? "default" : "no-cache" });
          }),
        );
      }),
    ),
  );
});

/** The name of a hashed file without its hash, which it has in every version; undefined for other files. */
function stem(name) {
  const parts = name.match(/([^/]+)\.[0-9a-f]{16}(\.[a-z]+)$/);
  return parts ? parts[1] + parts[2] : undefined;
}

/** Files cached by an earlier version that this one caches, too. */
async function cachedStems() {
  const stems = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) stems.add(stem(url));
  }
  return stems;
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
  const later = LATER.find((name) => event.data === `keep ./${name}`);
  if (later) event.waitUntil(caches.open(CACHE).then((cache) => cache.add(later)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const page = new URL(self.registration.scope);
  // An invitation to an online game is the page, too.
  const isInvitation = /^[2-9a-hjkmnp-z]{10}$/.test(url.pathname.slice(page.pathname.length));
  const isPage = [page.pathname, `${page.pathname}index.html`].includes(url.pathname) || isInvitation;
  const isLater = LATER.some((name) => url.pathname === page.pathname + name);
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(isPage ? page.href : request, { ignoreSearch: true }))
      .then((cached) => cached || (isLater ? fetchAndCache(request) : fetch(request))),
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
