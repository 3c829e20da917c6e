import { hotelPath } from "#domain/hotels/hotels.ts";
import { sitePages } from "#domain/site/pages.ts";
import type { PublishedPages } from "../site/sitemap.ts";
import { selectChanges } from "./queries.ts";

/** The pages of published hotels, and the two that show the collection. */
export const listHotelPages: PublishedPages = async ({ db }) =>
  (await selectChanges(db)).flatMap(({ slug, changedAt }) =>
    [hotelPath(slug), sitePages.home, sitePages.lilamonde].map((path) => ({ path, changedAt })),
  );
