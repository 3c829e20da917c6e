const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const ENTRY = /(<script[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const ROUTE_IMPORT = /^import \* as (route\d+(?:_\w+)?) from ("[^"]+");$/gm;

/** Resolves when the page has loaded, was painted and rests, or at the reader's first touch. */
const WHEN_SEEN = `await new Promise((go) => {
  const rest = () => (window.requestIdleCallback ?? setTimeout)(go, { timeout: 500 });
  const painted = () => {
    requestAnimationFrame(() => requestAnimationFrame(rest));
    setTimeout(rest, 1000);
  };
  if (document.readyState === "complete") painted();
  else addEventListener("load", painted, { once: true });
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, go, { once: true, passive: true });
});`;

/** Remembers a language that is chosen before the scripts are there, as `web/locale/remember-language.ts` does. */
const REMEMBER_LANGUAGE = `addEventListener("click", ({ target }) => {
  const language = target.closest("[data-language]")?.dataset.language;
  if (!language) return;
  document.cookie = "language=" + language + "; path=/; max-age=31536000; samesite=lax";
  try { localStorage.setItem("language", language); } catch {}
});`;

/**
 * A public page is whole without its scripts, so its styles, fonts and first picture have the line to themselves:
 * the scripts are asked for when the page has been seen.
 */
export function letScriptsComeLate(html: string): string {
  const files = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => href);
  const fetchAll = `for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }));`;
  return html.replace(MODULE_PRELOAD, "").replace(ENTRY, (_, open: string, code: string, close: string) => {
    const imports = code.replace(ROUTE_IMPORT, "const $1 = await import($2);");
    return `${open}${REMEMBER_LANGUAGE}\n${WHEN_SEEN}\n${fetchAll}\n${imports}${close}`;
  });
}
