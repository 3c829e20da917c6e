import type { Count } from "#domain/list/list.ts";
import type { PublicProducts } from "#domain/products/marketplace.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import { MARKETPLACE } from "#domain/site/marketplace.ts";
import { sitePath } from "#web/site/site-path.ts";

/** What the address asks for; what it does not say is empty. */
export type OffersQuestion = Record<"q" | "kind" | "country" | "answer" | "sort" | "after" | "show", string>;

/** What everybody is offered, as a page shows it. */
export type OffersView = Pick<PublicProducts, "count" | "facets" | "alike" | "suggestions"> & {
  question: OffersQuestion;
  offers: PublicProduct[];
  countries: { value: string; label: string; count: Count }[];
  /** How to go on; null where everything is shown. */
  more: { show: string } | { after: string } | null;
};

/** The address of the marketplace with some of its questions put otherwise, from the beginning unless it goes on. */
export function offersAddress(question: OffersQuestion, changes: Partial<OffersQuestion>): string {
  const asked = Object.entries({ ...question, after: "", show: "", ...changes });
  const query = new URLSearchParams(asked.filter(([, value]) => value !== "")).toString();
  return `${sitePath(MARKETPLACE)}${query && `?${query}`}`;
}
