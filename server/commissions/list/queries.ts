import { sql } from "kysely";
import { daysOfMonth } from "#domain/accountability/accountability.ts";
import {
  type CommissionBox,
  type CommissionExport,
  type CommissionQuery,
  commissionBoxes,
  type DateKind,
} from "#domain/commissions/commissions.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readAllRows, readList } from "#platform/database/list/read-list.ts";
import { type Reader, selectCommissions } from "../queries.ts";

const awaited = sql`c.state in ('expected', 'confirmed')`;
// The day of the hotel's: due means late from the day after on.
const isPast = (now: Date) => sql<boolean>`c.due_on < (${now}::timestamptz at time zone h.time_zone)::date`;
const boxAt = (now: Date): Record<CommissionBox, ReturnType<typeof sql<boolean>>> => ({
  expected: sql<boolean>`(c.state = 'expected' and not ${isPast(now)})`,
  overdue: sql<boolean>`(${awaited} and ${isPast(now)})`,
  confirmed: sql<boolean>`(c.state = 'confirmed' and not ${isPast(now)})`,
  arriving: sql<boolean>`c.state in ('declared_paid', 'received', 'approved', 'in_payout')`,
  disputed: sql<boolean>`c.state = 'disputed'`,
  over: sql<boolean>`c.state in ('settled', 'paid', 'void')`,
});

const dates: Record<DateKind, ReturnType<typeof sql>> = {
  due: sql`c.due_on`,
  stay: sql`c.check_out`,
  arrived: sql`(c.arrived_at at time zone 'America/Sao_Paulo')::date`,
};

type Asked = { reader: Reader; now: Date };

function shapeOf({ now }: Asked, dateKind: DateKind): ListShape {
  const boxes = boxAt(now);
  return {
    key: { by: sql`c.id`, kind: "uuid" },
    sorts: {
      dueOn: { by: sql`c.due_on`, kind: "date" },
      checkOut: { by: sql`c.check_out`, kind: "date" },
      amount: { by: sql`c.hotel_line`, kind: "integer" },
    },
    search: (pattern) => sql`(b.search like ${pattern} or fold_text(h.name) like ${pattern})`,
    filters: {
      box: (box: CommissionBox) => boxes[box],
      hotel: (hotel: string) => sql`c.hotel_id = ${hotel}`,
      month: (month: string) => {
        const { from, until } = daysOfMonth(month);
        return sql`${dates[dateKind]} between ${from}::date and ${until}::date`;
      },
    },
    facets: { box: commissionBoxes },
  };
}

/** Commissions of a reader's that a question leaves, some at a time. */
export function findCommissions(db: Db, asked: Asked, query: CommissionQuery) {
  return readList(db, selectCommissions(db, asked.reader), shapeOf(asked, query.dateKind), query);
}

/** All of them, for a file. */
export function findAllCommissions(db: Db, asked: Asked, query: CommissionExport) {
  return readAllRows(selectCommissions(db, asked.reader), shapeOf(asked, query.dateKind), query);
}

/** What a payee's share comes to by state, lateness and currency, and by the month it came or is awaited in. */
export function sumShares(db: Db, { payeeId, now }: { payeeId: string; now: Date }) {
  const month = sql<string>`to_char(coalesce(${dates.arrived}, c.due_on), 'YYYY-MM')`;
  return db
    .selectFrom("commission_shares as s")
    .innerJoin("commissions as c", "c.id", "s.commission_id")
    .innerJoin("hotels as h", "h.id", "c.hotel_id")
    .select(["c.state", "c.currency", month.as("month"), isPast(now).as("is_past")])
    .select([
      sql<number>`sum(s.hotel_line + s.house_line)::bigint`.as("amount"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .where("s.payee_id", "=", payeeId)
    .where("c.state", "!=", "void")
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`])
    .execute();
}
