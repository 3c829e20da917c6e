import { storePath } from "#domain/stores/store-path.ts";
import type { PublishedPages } from "../site/sitemap.ts";
import { findChanges } from "./queries.ts";

/** The stores that are shown. */
export const listStorePages: PublishedPages = async ({ db }) =>
  (await findChanges(db)).map(({ slug, changedAt }) => ({ path: storePath(slug), changedAt }));
