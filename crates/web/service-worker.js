// Keeps the app on the device: after the first visit it needs no network. A new version is fetched
// beside the running one and waits until the page asks for it, so that nothing changes in the
// middle of a game.
"use strict";

const VERSION = "{{version}}";
const FILES = [{{files}}
];
const PREFIX = `quarterturn:${self.registration.scope}:`;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // Names with a hash may come from the browser's own cache, the others must be fresh.
      cache.addAll(
        FILES.map((name) => {
          const hashed = /\.[0-9a-f]{16}\./.test(name);
          return new Request(name, { cache: hashed ? "default" : "no-cache" });
        }),
      ),
    ),
  );
});

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
      .then((kept) => kept || fetch(request)),
  );
});
