import type { Language } from "../text.ts";

// Pages behind a sign-in or a personal link have one address; their language is the person's.
const ONE_ADDRESS = [
  "/auth",
  "/change-password",
  "/invite",
  "/admin",
  "/hero-images",
  "/hotel-portal",
  "/advisor-portal",
  "/tour-operator-portal",
  "/marketplace",
  "/booking",
  "/request",
  "/stay",
  "/kit",
  "/proposal",
  "/events/check-in",
  "/events/ticket",
  "/ui",
];

/** Whether a page has a Portuguese address and an English twin under /en. */
export function hasTwin(path: string): boolean {
  return !ONE_ADDRESS.some((start) => path === start || path.startsWith(`${start}/`));
}

/** The only address of a page that was asked for under /en and has no twin there; null for any other. */
export function onlyAddress(path: string): string | null {
  const bare = path.startsWith("/en/") ? path.slice("/en".length) : null;
  return bare !== null && !hasTwin(bare) ? bare : null;
}

/** The language an address stands for, if the address decides it. */
export function addressLanguage(path: string): Language | null {
  if (path === "/en" || path.startsWith("/en/")) return "en";
  return hasTwin(path) ? "pt" : null;
}

/** The English twin of a Portuguese address. */
export function englishAddress(path: string): string {
  return path === "/" ? "/en" : `/en${path}`;
}

/** Whether a host is the community's own, whose home is /lilamonde (spec §2). */
export function isCommunityHost(host: string, communityDomain: string): boolean {
  return communityDomain !== "" && host.toLowerCase().includes(communityDomain);
}

/** The address of the picture that a shared link of a page shows, from the page's Portuguese address. */
export function shareImagePath(path: string, language: Language): string {
  const name = path === "/" ? "home" : path.split("/").at(-1);
  return `/og/${language}/${name}.png`;
}
