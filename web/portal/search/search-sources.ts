import type { SearchSource } from "./search-source.ts";
import { accountSource } from "./sources/account-source.ts";
import { pagesSource } from "./sources/pages-source.ts";
import { peopleSource } from "./sources/people-source.ts";
import { updatesSource } from "./sources/updates-source.ts";

/** Everything the search of a portal knows, in the order it is shown. */
export const searchSources: SearchSource[] = [pagesSource, peopleSource, updatesSource, accountSource];
