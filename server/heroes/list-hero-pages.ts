import { SitePage, sitePages } from "#domain/site/pages.ts";
import type { PublishedPages } from "../site/sitemap.ts";
import { selectChanges } from "./queries.ts";

/** The pages that open with a hero, changed when it was. */
export const listHeroPages: PublishedPages = async ({ db }) =>
  (await selectChanges(db)).map(({ page, changedAt }) => ({
    path: sitePages[SitePage.parse(page)],
    changedAt,
  }));
