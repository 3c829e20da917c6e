import { sitePages } from "#domain/site/pages.ts";
import type { PublishedPages } from "../site/sitemap.ts";
import { selectLastChange } from "./queries.ts";

/** The page of questions, changed when one of them was; nothing while there is none. */
export const listFaqPage: PublishedPages = async ({ db }) => {
  const last = await selectLastChange(db);
  return last ? [{ path: sitePages.faq, changedAt: last.changedAt }] : [];
};
