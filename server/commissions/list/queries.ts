import { sql } from "kysely";
import { daysOfMonth } from "#domain/accountability/accountability.ts";
import {
  type CommissionBox,
  type CommissionQuery,
  commissionBoxes,
  type DateKind,
} from "#domain/commissions/commissions.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { cameOfWhole, guest, owedBy, type Reader, selectCommissions, shownColumns } from "../queries.ts";

/** A payee's commissions are looked for by their shares, which hold what is asked for; all others by the commission. */
type Side = "s" | "c";
const sideOf = ({ payeeId }: Reader): Side => (payeeId === undefined ? "c" : "s");
const of = (side: Side, column: string) => sql.ref(`${side}.${column}`);

/** Due means late from the day after on, by São Paulo's days. */
function latenessAt(side: Side, now: Date) {
  const [due, today] = [of(side, "due_on"), houseDay(now)];
  return { isPast: sql<boolean>`${due} < ${today}::date`, isAhead: sql<boolean>`${due} >= ${today}::date` };
}

function boxAt(side: Side, now: Date): Record<CommissionBox, ReturnType<typeof sql<boolean>>> {
  const { isPast, isAhead } = latenessAt(side, now);
  const state = of(side, "state");
  return {
    expected: sql<boolean>`(${state} = 'expected' and ${isAhead})`,
    overdue: sql<boolean>`(${state} in ('expected', 'confirmed') and ${isPast})`,
    confirmed: sql<boolean>`(${state} = 'confirmed' and ${isAhead})`,
    arriving: sql<boolean>`${state} in ('declared_paid', 'received', 'approved', 'in_payout')`,
    disputed: sql<boolean>`${state} = 'disputed'`,
    over: sql<boolean>`${state} in ('settled', 'paid', 'void')`,
  };
}

const datesOf = (side: Side): Record<DateKind, ReturnType<typeof sql>> => ({
  due: sql`${of(side, "due_on")}`,
  stay: sql`${of(side, "check_out")}`,
  arrived: side === "s" ? sql`s.arrived_on` : sql`(c.arrived_at at time zone 'America/Sao_Paulo')::date`,
});

type Asked = { reader: Reader; now: Date };

function shapeOf({ reader, now }: Asked, dateKind: DateKind): ListShape {
  const side = sideOf(reader);
  const boxes = boxAt(side, now);
  return {
    key: { by: side === "s" ? sql`s.commission_id` : sql`c.id`, kind: "uuid" },
    sorts: {
      dueOn: { by: sql`${of(side, "due_on")}`, kind: "date" },
      checkOut: { by: sql`${of(side, "check_out")}`, kind: "date" },
      amount: { by: sql`${of(side, "hotel_line")}`, kind: "integer" },
    },
    search: (pattern) => sql`(b.search like ${pattern} or fold_text(${owedBy}) like ${pattern})`,
    filters: {
      box: (box: CommissionBox) => boxes[box],
      hotel: (hotel: string) => sql`${of(side, "hotel_id")} = ${hotel}`,
      month: (month: string) => {
        const { from, until } = daysOfMonth(month);
        return sql`${datesOf(side)[dateKind]} between ${from}::date and ${until}::date`;
      },
    },
    facets: { box: commissionBoxes },
  };
}

/** The same columns for a payee, beginning with their shares. */
function selectOwnCommissions(db: Db, payeeId: string): ReturnType<typeof selectCommissions> {
  const query = db
    .selectFrom("commission_shares as s")
    .leftJoin("commissions as c", "c.id", "s.commission_id")
    .leftJoin("bookings as b", "b.id", "s.commission_id")
    .leftJoin("hotels as h", "h.id", "s.hotel_id")
    .leftJoin("hotel_contracts as t", "t.id", "b.contract_id")
    .leftJoin("profiles as p", "p.id", "b.owner_id")
    .selectAll("c")
    .select(shownColumns)
    .select(guest)
    .where("s.payee_id", "=", payeeId);
  // All of it is there: the keys are foreign ones.
  return query as unknown as ReturnType<typeof selectCommissions>;
}

/** Joins that only show something are left ones: where nothing of them is asked, as in counts, they cost nothing. */
function selectFor(db: Db, reader: Reader): ReturnType<typeof selectCommissions> {
  if (reader.payeeId === undefined) return selectCommissions(db, reader);
  return selectOwnCommissions(db, reader.payeeId);
}

/** Commissions of a reader's that a question leaves, some at a time. */
export function findCommissions(db: Db, asked: Asked, query: CommissionQuery) {
  return readList(db, selectFor(db, asked.reader), shapeOf(asked, query.dateKind), query);
}

/**
 * What a payee's shares come to by state, lateness and currency, and by the month they came or are awaited in: what is
 * outstanding of them, and apart what came in part.
 */
export function sumShares(db: Db, { payeeId, now }: { payeeId: string; now: Date }) {
  return db
    .selectFrom("commission_shares as s")
    .select(["s.state", "s.currency", "s.month"])
    .select(latenessAt("s", now).isPast.as("is_past"))
    .select([
      sql<number>`sum(s.hotel_line + s.house_line - s.came)::bigint`.as("amount"),
      sql<number>`sum(s.came)::bigint`.as("came"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .where("s.payee_id", "=", payeeId)
    .where("s.state", "!=", "void")
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`])
    .execute();
}

/** Who gets what of some commissions, the largest share first. */
export async function findSharesOf(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("commission_shares as s")
    .leftJoin("profiles as p", "p.id", "s.payee_id")
    .select(["s.commission_id as commissionId", "p.full_name as name", "s.points", "s.came"])
    .select(sql<number>`s.hotel_line + s.house_line`.as("amount"))
    .where("s.commission_id", "in", ids)
    .orderBy("s.points", "desc")
    .orderBy("s.payee_id")
    .execute();
}

/** What is ahead of an agency's commissions, by whoever sold and by currency. */
export function sumOfAgency(db: Db, agencyId: string) {
  return db
    .selectFrom("commissions as c")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .select(["b.owner_id as userId", "c.currency"])
    .select([
      sql<number>`sum(c.hotel_line + c.house_line - ${cameOfWhole})::bigint`.as("amount"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .where("c.agency_id", "=", agencyId)
    .where("c.state", "not in", ["settled", "paid", "void"])
    .groupBy(["b.owner_id", "c.currency"])
    .orderBy("b.owner_id")
    .orderBy("c.currency")
    .execute();
}
