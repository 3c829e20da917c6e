/** Registers /sw.js once the page has loaded; the site works the same without it, so failure is ignored (spec §4). */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker
      .register("/sw.js")
      .then(handOver)
      .catch(() => {});
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** Tells the worker what this page loaded before it was there, so that a first visit is kept like every later one. */
async function handOver(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ page: location.href, loaded });
}
