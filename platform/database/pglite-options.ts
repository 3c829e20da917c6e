import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { parsers } from "./wire-types.ts";

/** What every PGlite of ours is opened with: how values arrive, and the extensions that migrations ask for. */
export const pgliteOptions = { parsers, extensions: { pg_trgm } };
