import { isPauseProposed } from "#domain/statements/rungs.ts";
import {
  linesOf,
  type Statement,
  type StatementKind,
  type StatementSummary,
  sumsOf,
} from "#domain/statements/statements.ts";
import type { findLog, StatementRow } from "./queries.ts";

/** A statement in a list. */
export function toSummary(row: StatementRow): StatementSummary {
  const lines = linesOf(row.content);
  return {
    ...{ id: row.id, kind: row.kind as StatementKind, month: row.month, rung: row.rung },
    ...{ subject: { id: row.subject_id, name: row.name ?? "" }, state: row.state as "prepared" | "released" },
    ...{ lines: lines.length, sums: sumsOf(lines), version: row.version },
    ...{ preparedAt: row.prepared_at.toISOString(), releasedAt: row.released_at?.toISOString() ?? null },
  };
}

type Log = Awaited<ReturnType<typeof findLog>>;

/** A statement whole, as the house reads it. */
export function toStatement(row: StatementRow, log: Log): Statement {
  return {
    ...toSummary(row),
    content: { lines: linesOf(row.content) },
    isPauseProposed: isPauseProposed(row.rung),
    log: log.map(({ id, kind, note, at, name }) => ({
      ...{ id, kind: kind as Statement["log"][number]["kind"], note, at: at.toISOString() },
      name: name ?? "",
    })),
  };
}
