export type Locale = "pt" | "en";

export const htmlLang = { pt: "pt-BR", en: "en" } as const satisfies Record<Locale, string>;

/** The locale a public address belongs to: English lives under /en. */
export function pathLocale(pathname: string): Locale {
  return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "pt";
}

/** The address of a public page in the given language, from its Portuguese address or from either twin. */
export function localizePath(path: string, locale: Locale): string {
  const { pathname, rest } = splitPath(path);
  const stripped = pathLocale(pathname) === "en" ? pathname.slice("/en".length) || "/" : pathname;
  // What begins with two slashes is no path but another host.
  const bare = stripped.replace(/^[/\\]+/, "/");
  if (locale === "pt") return bare + rest;
  return (bare === "/" ? "/en" : `/en${bare}`) + rest;
}

function splitPath(path: string): { pathname: string; rest: string } {
  const end = path.search(/[?#]/);
  return end < 0 ? { pathname: path, rest: "" } : { pathname: path.slice(0, end), rest: path.slice(end) };
}
