import type { VisitSource } from "#domain/stores/visits.ts";
import { m } from "#messages/messages.js";

/** Where visits come from, in words. */
export const sourceNames: Record<VisitSource, () => string> = {
  direct: m.stores_source_direct,
  whatsapp: m.stores_source_whatsapp,
  instagram: m.stores_source_instagram,
  qr: m.stores_source_qr,
  search: m.stores_source_search,
  site: m.stores_source_site,
  other: m.stores_source_other,
};
