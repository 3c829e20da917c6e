import { randomUUID } from "node:crypto";
import type { Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import { type Rung, rungOf } from "#domain/statements/rungs.ts";
import type { StatementLine } from "#domain/statements/statements.ts";
import { nightsBetween } from "#domain/zones.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { findLateLines, insertLog, insertRungs, putStatement } from "./queries.ts";

type Late = StatementLine & { commissionId: string; rung: Rung | null; isKnown: boolean };

/**
 * Prepares one statement for each hotel of which a line has reached a rung that it was not on: all that is late by
 * then, what is told paid or argued about left out. Any number of times a day with the same result.
 */
export async function prepareChase({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const today = houseDay(now);
  const lines = await findLateLines(db, today);
  let count = 0;
  for (const [hotelId, own] of Map.groupBy(lines, (row) => row.hotel_id)) {
    const late = own.map((row): Late => {
      const daysLate = nightsBetween(row.due_on, today);
      const rung = rungOf(daysLate);
      const isKnown = rung !== null && row.rungs.includes(rung);
      return {
        ...{ commissionId: row.id, rung, isKnown, on: row.due_on, what: "late", hotel: row.hotel },
        ...{ reference: row.reference, number: row.number, currency: row.currency as Currency },
        ...{ amount: Number(row.amount), daysLate },
      };
    });
    if (!late.some(({ rung, isKnown }) => rung !== null && !isKnown)) continue;
    await transact(db, (tx) => keep(tx, { hotelId, late, now }));
    count++;
  }
  return count;
}

type Kept = { hotelId: string; late: Late[]; now: Date };

async function keep(tx: Tx, { hotelId, late, now }: Kept): Promise<void> {
  const rung = Math.max(...late.map((line) => line.rung ?? 0));
  const lines = late.map(({ commissionId: _id, rung: _rung, isKnown: _isKnown, ...line }) => line);
  const put = await putStatement(tx, {
    ...{ id: randomUUID(), kind: "hotel", subject_id: hotelId, rung, state: "prepared", prepared_at: now },
    content: JSON.stringify({ lines }),
  });
  if (!put) return;
  const reached = late.flatMap((line) =>
    line.rung === null ? [] : [{ commission_id: line.commissionId, rung: line.rung, statement_id: put.id }],
  );
  await insertRungs(tx, reached);
  if (put.isNew) await insertLog(tx, { statement_id: put.id, kind: "prepared", actor_id: null, at: now });
}
