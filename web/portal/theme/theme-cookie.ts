/** Paper is the light theme of the whole site; night is for portals alone. */
export type Theme = "papel" | "noite";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The theme a reader has chosen for the portals; paper where nobody has chosen. */
export function readThemeCookie(cookie: string): Theme {
  return /(?:^|;\s*)theme=noite(?:;|$)/.test(cookie) ? "noite" : "papel";
}

/** What to write so that the theme is found again, by the server too: its first paint is already the right one. */
export function themeCookie(theme: Theme): string {
  return `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
