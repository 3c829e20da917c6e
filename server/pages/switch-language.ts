import type { Language } from "#domain/text.ts";

const YEAR_SECONDS = 31_536_000;

/** Leads back to a page that has no language in its address, in the one its reader chose; it needs no scripts. */
export function switchLanguage(location: string, language: Language): Response {
  const cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  return new Response(null, {
    status: 302,
    headers: { location, "set-cookie": cookie, "cache-control": "no-store" },
  });
}
