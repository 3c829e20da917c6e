import { portalFeatures } from "../features.ts";
import type { SearchSource } from "./search-source.ts";
import { accountSource } from "./sources/account-source.ts";
import { actionsSource } from "./sources/actions-source.ts";
import { housesSource } from "./sources/houses-source.ts";
import { pagesSource } from "./sources/pages-source.ts";

/** Everything the search of a portal knows, in the order it is shown. */
export async function loadSearchSources(): Promise<SearchSource[]> {
  const found = await Promise.all(portalFeatures.flatMap(({ search }) => (search ? [search()] : [])));
  return [
    actionsSource,
    pagesSource,
    housesSource,
    ...found.map(({ searchSource }) => searchSource),
    accountSource,
  ];
}
