import { sitePages } from "../site/pages.ts";
import { siteRedirects } from "../site/redirects.ts";

/** Words that stand at the beginning of other addresses, or that a hotel's own address would be mistaken for. */
const WORDS = [
  "admin",
  "api",
  "auth",
  "colecao",
  "collection",
  "en",
  "files",
  "hotel-portal",
  "hotels",
  "new",
  "novo",
  "og",
];

/** Whether an address is the site's own, so that no hotel can have it. */
export function isReservedSlug(slug: string): boolean {
  const paths = [...Object.values(sitePages), ...Object.keys(siteRedirects)];
  return WORDS.includes(slug) || paths.some((path) => path.split("/").includes(slug));
}
