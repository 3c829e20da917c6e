// Pages always come from the network, so that no screen is ever stale; without a network one page says so. What
// that page is made of is kept, and files whose name changes with their content are kept as they pass by.
// The cookies page names it (web/site/small-pages/stored-things.tsx).
const KEPT = "lilamonde-3";
const OFFLINE = { pt: "/offline", en: "/en/offline" };
const MAX_FILES = 120;

// Takes over at once, so that a new release never waits behind an old worker.
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePages());
});
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()])),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(event));
});

async function openPage(event, pathname) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(refreshOnce());
    return page;
  } catch {
    return (await caches.match(OFFLINE[await languageOf(pathname)])) ?? Response.error();
  }
}

/** Portals have no language in their address; there it is the one the reader chose. */
async function languageOf(pathname) {
  if (pathname === "/en" || pathname.startsWith("/en/")) return "en";
  const chosen = await self.cookieStore?.get("language");
  return chosen?.value === "en" ? "en" : "pt";
}

async function openFile(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const file = await fetch(event.request);
  if (file.ok && file.type === "basic") event.waitUntil(keepFile(event.request, file.clone()));
  return file;
}

async function keepFile(request, file) {
  const cache = await caches.open(KEPT);
  await cache.put(request, file);
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(files.slice(0, -MAX_FILES).map((oldest) => cache.delete(oldest)));
}

/** The offline pages of the release that is running now, asked for once in the life of this worker. */
let refreshed;
function refreshOnce() {
  refreshed ??= keepOfflinePages().catch(() => {
    refreshed = undefined;
  });
  return refreshed;
}

async function keepOfflinePages() {
  const cache = await caches.open(KEPT);
  for (const path of Object.values(OFFLINE)) {
    // As nobody: who chose English would be led elsewhere, and a page that was led to cannot stand in for another.
    const page = await fetch(path, { cache: "no-cache", credentials: "omit" });
    if (!page.ok) continue;
    const html = await page.clone().text();
    await cache.put(path, page);
    const parts = new Set(html.match(/\/assets\/[\w./-]+\.(?:css|woff2)/g));
    for (const part of parts) if (!(await cache.match(part))) await cache.add(part);
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
