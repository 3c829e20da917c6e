/** Whether this browser keeps a chosen language. */
export function hasStoredLanguage(): boolean {
  if (/(?:^|;\s*)language=/.test(document.cookie)) return true;
  try {
    return localStorage.getItem("language") !== null;
  } catch {
    return false;
  }
}

/** Erases the chosen language from the two places where it is kept. */
export function forgetLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = "language=; path=/; max-age=0; samesite=lax";
  try {
    localStorage.removeItem("language");
  } catch {
    // Storage that is switched off keeps nothing.
  }
}
