import type { Tables } from "#database/tables.ts";

/** Things of a capability that the record tells by name; each is found by its id. */
export type Named = {
  table: keyof Tables;
  /** What one of them is called now: a column, or an expression over its row. */
  name: string;
};
