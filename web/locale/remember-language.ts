import type { Locale } from "./locale.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps the chosen language where scripts look (spec §9) and, mirrored, where the server looks. */
export function rememberLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `language=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  try {
    localStorage.setItem("language", locale);
  } catch {
    // Storage may be switched off; the cookie is enough.
  }
}
