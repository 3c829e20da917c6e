import { storePath } from "./store-path.ts";

/** Where somebody came from, as far as it can be told without knowing them. */
export const visitSources = ["direct", "whatsapp", "instagram", "qr", "search", "site", "other"] as const;
export type VisitSource = (typeof visitSources)[number];

/** The places a seller puts the address, each with a letter of its own. */
export type SharedSource = "direct" | "whatsapp" | "instagram" | "qr";

const MARK = "via";
const SEARCH = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** A store's address as it is put somewhere; where is said after the #, which no server and no page cache sees. */
export function sharedPath(slug: string, source: SharedSource): string {
  return source === "direct" ? storePath(slug) : `${storePath(slug)}#${MARK}=${source}`;
}

type Arrival = { hash: string; referrer: string; host: string };

/** Where a visit came from: what its address says, or else the kind of site that led there; never which page. */
export function visitSource({ hash, referrer, host }: Arrival): VisitSource {
  const said = new URLSearchParams(hash.replace(/^#/, "")).get(MARK);
  const known = visitSources.find((source) => source === said);
  if (known) return known;
  const from = hostOf(referrer);
  if (!from) return "direct";
  if (from === host) return "site";
  if (SEARCH.test(from)) return "search";
  if (/(^|\.)instagram\.com$/.test(from)) return "instagram";
  return /(^|\.)(whatsapp\.com|wa\.me)$/.test(from) ? "whatsapp" : "other";
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
