// Pages always come from the network, so that no screen is ever stale; without a network one page says so. What
// that page is made of is kept, and files whose name changes with their content are kept as they pass by.
// The cookies page names it (web/site/small-pages/stored-things.tsx).
const KEPT = "lilamonde-3";
const OFFLINE = { pt: "/offline", en: "/en/offline" };
// More than a release has, so that nothing of the portal is fetched twice; what earlier releases left goes.
const MAX_FILES = 900;

// A proposal stays readable on the way, where there is no network: the last ones this browser opened, with their
// pictures. A link that was taken back takes the copy with it, as soon as there is a network to hear of it.
const PROPOSALS = "lilamonde-proposals-1";
// So does the door of an event: a scanner that is opened anew there goes on with what it keeps.
const PROPOSAL = /^\/(?:proposal\/[\w-]{43}|events\/check-in\/[A-Z0-9]{4,12})$/;
const PART =
  /^\/(?:art|api\/(?:proposal-colours|proposal-covers|photos|logos|hotel-pictures|kit-pictures))\//;
const MAX_PROPOSAL_ENTRIES = 200;

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
  else if (PART.test(pathname) || isOwnFile(request.url)) event.respondWith(openPart(event));
});

// A page that was opened before this worker was there says what it has loaded.
self.addEventListener("message", (event) => event.waitUntil(keepOpened(event.data)));

async function openPage(event, pathname) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(refreshOnce());
    if (PROPOSAL.test(pathname)) event.waitUntil(keepProposal(pathname, page.clone()));
    return page;
  } catch {
    const kept = PROPOSAL.test(pathname) && (await (await caches.open(PROPOSALS)).match(pathname));
    if (kept) return kept;
    return (await caches.match(OFFLINE[await languageOf(pathname)])) ?? Response.error();
  }
}

/** A photograph or paper of the advisor's own, which a proposal shows at its own address. */
function isOwnFile(address) {
  const { pathname, searchParams } = new URL(address);
  return PROPOSAL.test(pathname) && searchParams.has("file");
}

/** Portals have no language in their address; there it is the one the reader chose. */
async function languageOf(pathname) {
  if (pathname === "/en" || pathname.startsWith("/en/")) return "en";
  const chosen = await self.cookieStore?.get("language");
  return chosen?.value === "en" ? "en" : "pt";
}

async function keepProposal(pathname, page) {
  const cache = await caches.open(PROPOSALS);
  // With its photographs, which are nobody's but its readers'.
  if (page.status === 404 || page.status === 410) await cache.delete(pathname, { ignoreSearch: true });
  if (page.status !== 200 || page.redirected) return;
  // Its files have its address too, and are no page.
  if (!page.headers.get("content-type")?.startsWith("text/html")) return;
  // Under its plain address, whatever the server says it varies by: offline there is but this one.
  const headers = new Headers(page.headers);
  headers.delete("vary");
  await cache.put(pathname, new Response(await page.blob(), { headers }));
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, -MAX_PROPOSAL_ENTRIES).map((oldest) => cache.delete(oldest)));
}

async function keepOpened({ page, loaded }) {
  const { pathname } = new URL(page);
  if (!PROPOSAL.test(pathname)) return;
  const cache = await caches.open(PROPOSALS);
  for (const file of loaded) {
    const { origin, pathname: path } = new URL(file);
    if (origin !== self.location.origin) continue;
    if (path.startsWith("/assets/") && !(await caches.match(file))) await keepFile(file, await fetch(file));
    if ((PART.test(path) || isOwnFile(file)) && !(await cache.match(file, { ignoreVary: true })))
      await cache.add(file);
  }
  await keepProposal(pathname, await fetch(pathname));
}

/** A picture or colour of a page: kept where the page is a proposal. */
async function openPart(event) {
  const client = await self.clients.get(event.clientId);
  if (!client || !PROPOSAL.test(new URL(client.url).pathname)) return fetch(event.request);
  const cache = await caches.open(PROPOSALS);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const part = await fetch(event.request);
  if (part.status === 200) event.waitUntil(cache.put(event.request, part.clone()));
  return part;
}

async function openFile(event) {
  // What is kept is a help, and no more: where it cannot be read the network answers.
  const kept = await caches.match(event.request).catch(() => undefined);
  if (kept) return kept;
  // A script that does not come leaves a page that never wakes: a connection that broke is tried once more.
  const file = await fetch(event.request).catch(() => fetch(event.request));
  if (file.ok && file.type === "basic") event.waitUntil(keepFile(event.request, file.clone()));
  return file;
}

async function keepFile(request, file) {
  await (await caches.open(KEPT)).put(request, file);
}

/** Not at every file: a page asks for sixty at once. */
async function forgetOldFiles() {
  const cache = await caches.open(KEPT);
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(files.slice(0, -MAX_FILES).map((oldest) => cache.delete(oldest)));
}

/** The offline pages of the release that is running now, asked for once in the life of this worker. */
let refreshed;
function refreshOnce() {
  refreshed ??= keepOfflinePages()
    .then(forgetOldFiles)
    .catch(() => {
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
  await Promise.all(
    names.filter((name) => name !== KEPT && name !== PROPOSALS).map((name) => caches.delete(name)),
  );
}
