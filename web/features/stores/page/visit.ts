import { type VisitSource, visitSource, visitSources } from "#domain/stores/visits.ts";
import type { StoresApi } from "#server/stores/contract.ts";
import { browserApi } from "#web/api.ts";

const keyOf = (slug: string) => `store-source:${slug}`;

/** Where this tab's visit of a store came from, noted when it began. */
export function keptSource(slug: string): VisitSource {
  const kept = read(slug);
  return visitSources.find((source) => source === kept) ?? "direct";
}

/** The same, or null where this tab has not been there. */
export function notedSource(slug: string): VisitSource | null {
  return read(slug) === null ? null : keptSource(slug);
}

/** Notes a visit and has it counted, once for each tab: where from, nothing of who. */
export function noteVisit(slug: string): void {
  if (read(slug) !== null) return;
  const { hash, host } = window.location;
  const source = visitSource({ hash, referrer: document.referrer, host });
  try {
    sessionStorage.setItem(keyOf(slug), source);
  } catch {
    // Without storage every page is a visit.
  }
  if (navigator.doNotTrack === "1") return;
  // A count that is lost is lost; the reader is not told.
  browserApi<StoresApi>()
    .stores[":slug"].visits.$post({ param: { slug }, json: { source } })
    .catch(() => undefined);
}

function read(slug: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(slug));
  } catch {
    return null;
  }
}
