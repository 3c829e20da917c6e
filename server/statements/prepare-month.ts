import { randomUUID } from "node:crypto";
import { daysOfMonth } from "#domain/accountability/accountability.ts";
import type { Currency } from "#domain/money/money.ts";
import type { LineKind, StatementContent, StatementLine } from "#domain/statements/statements.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { findMonthLines, insertLog, type MonthLine, putStatement } from "./queries.ts";

type Needs = Pick<Deps, "db" | "clock">;
/** The demo world's have ids that are known. */
type Made = { month: string; newId?: () => string };
type Input = Made & { actorId: string; once: Once };

/** Prepares the statement of each payee to whom something happened in a month; those that wait are made anew. */
export async function prepareMonth(
  deps: Needs,
  { month, actorId, once, newId = randomUUID }: Input,
): Promise<{ count: number }> {
  return runOnce(deps.db, once, async (tx) => {
    const count = await prepareAll(tx, deps, { month, actorId, newId });
    await writeAudit(tx, {
      ...{ actorId, action: "statement.prepared", subjectType: "statement", subjectId: month },
      ...{ after: { count }, now: deps.clock.now() },
    });
    return { count };
  });
}

/** The same by the clock, without anybody asking. */
export async function prepareAll(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { month, actorId, newId = randomUUID }: Made & { actorId: string | null },
): Promise<number> {
  let count = 0;
  const at = clock.now();
  const lines = await findMonthLines(tx as Db, daysOfMonth(month));
  for (const [payeeId, own] of Map.groupBy(lines, (row) => row.payee_id)) {
    const content: StatementContent = { lines: own.flatMap(toLine) };
    if (content.lines.length === 0) continue;
    const put = await putStatement(tx, {
      ...{ id: newId(), kind: "payee", subject_id: payeeId, month, state: "prepared", prepared_at: at },
      content: JSON.stringify(content),
    });
    if (!put) continue;
    count++;
    if (put.isNew) await insertLog(tx, { statement_id: put.id, kind: "prepared", actor_id: actorId, at });
  }
  return count;
}

/** What a payee reads of an event; an approval only where it takes a payout back. */
function toLine(row: MonthLine): StatementLine[] {
  const isBack = row.kind === "approved" && row.before === "paid";
  if (row.kind === "approved" && !isBack) return [];
  return [
    {
      ...{ on: row.on, what: isBack ? "reversed" : (row.kind as LineKind), reference: row.reference },
      ...{ number: row.number, hotel: row.hotel, currency: row.currency as Currency },
      ...{ amount: Number(row.amount), daysLate: 0 },
    },
  ];
}
