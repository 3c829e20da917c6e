import { z } from "zod";
import { BulkItem, BulkRun } from "#domain/bulk/bulk.ts";
import type { RunRow } from "./queries.ts";

/** What became of each row so far; no code where it was done. */
export const Results = z.array(z.object({ id: z.string(), code: z.string().nullable() }));

/** A run as whoever began it sees it. */
export function toRun(row: RunRow): BulkRun {
  const results = Results.parse(row.results);
  return {
    id: row.id,
    state: BulkRun.shape.state.parse(row.state),
    count: z.array(BulkItem).parse(row.items).length,
    holdUntil: row.hold_until.toISOString(),
    done: results.filter(({ code }) => code === null).length,
    refused: results.flatMap(({ id, code }) => (code ? { id, code } : [])),
  };
}
