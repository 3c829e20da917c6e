import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Who asks: a payee for their own, a hotel or agency for its own; the house for all where none is said. */
export type Reader = {
  payeeId?: string | undefined;
  hotelId?: string | undefined;
  /** A member whose product was sold: what they owe whoever sold it. */
  supplierId?: string | undefined;
  agencyId?: string | undefined;
};

/** Who owes it, by name, and the zone whose days it is counted in: a hotel's, or the house's for a member's product. */
export const owedBy = sql<string>`coalesce(h.name, b.offer ->> 'seller', '')`;
const zoneOf = sql<string>`coalesce(h.time_zone, 'America/Sao_Paulo')`;
/** What it stands on: the contract that its stay pins, or what its product said. */
const termsOf = sql<unknown>`coalesce(t.terms, b.offer -> 'terms')`;

/** What of a whole commission came in part, to all who share it. */
export const cameOfWhole = sql<number>`coalesce((select sum(w.came) from commission_shares w where w.commission_id = c.id), 0)`;

/** What is shown beside a commission: of the stay, the hotel, whoever sold it, and the reader's share. */
export const shownColumns = [
  ...(["b.reference", "b.confirmation_number", "b.check_in", "b.owner_id"] as const),
  ...([owedBy.as("hotel_name"), "h.slug as hotel_slug", zoneOf.as("time_zone")] as const),
  ...(["p.full_name as seller_name", "s.points", "s.hotel_line as share_hotel_line"] as const),
  ...(["s.house_line as share_house_line", "s.came as share_came", termsOf.as("contract_terms")] as const),
] as const;
export const guest = sql<string | null>`(select r.guests -> 0 ->> 'name' from booking_rooms r
  where r.booking_id = b.id order by r.position limit 1)`.as("guest");

export function selectCommissions(db: Db | Tx, { payeeId, hotelId, supplierId, agencyId }: Reader) {
  return db
    .selectFrom("commissions as c")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .leftJoin("hotels as h", "h.id", "c.hotel_id")
    .leftJoin("hotel_contracts as t", "t.id", "b.contract_id")
    .leftJoin("profiles as p", "p.id", "b.owner_id")
    .leftJoin("commission_shares as s", (join) =>
      join
        .onRef("s.commission_id", "=", "c.id")
        .on("s.payee_id", "=", payeeId ?? "00000000-0000-0000-0000-000000000000"),
    )
    .selectAll("c")
    .select(shownColumns)
    .select(guest)
    .$if(payeeId !== undefined, (query) => query.where("s.payee_id", "is not", null))
    .$if(hotelId !== undefined, (query) => query.where("c.hotel_id", "=", hotelId!))
    .$if(supplierId !== undefined, (query) => query.where("c.supplier_id", "=", supplierId!))
    .$if(agencyId !== undefined, (query) => query.where("c.agency_id", "=", agencyId!));
}
export type CommissionRow = NonNullable<Awaited<ReturnType<typeof findCommission>>>;

type Which = Reader & { id: string };

export function findCommission(db: Db | Tx, { id, ...reader }: Which) {
  return selectCommissions(db, reader).where("c.id", "=", id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function holdCommission(tx: Tx, which: Which): Promise<CommissionRow | undefined> {
  await tx.selectFrom("commissions").select("id").where("id", "=", which.id).forUpdate().execute();
  return findCommission(tx, which);
}

/** The commission of a booking, held; none where it earns nothing. */
export async function holdOfBooking(tx: Tx, bookingId: string): Promise<CommissionRow | undefined> {
  await tx.selectFrom("commissions").select("id").where("booking_id", "=", bookingId).forUpdate().execute();
  return findOfBooking(tx, bookingId);
}

/** The commission of a booking as it stands. */
export function findOfBooking(db: Db | Tx, bookingId: string) {
  return selectCommissions(db, {}).where("c.booking_id", "=", bookingId).executeTakeFirst();
}

/** Stays that are agreed and have no commission: those from before there were any, and those on net rates. */
export function findUnopened(db: Db) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("commissions as c", "c.booking_id", "b.id")
    .select("b.id")
    .where("b.state", "in", ["accepted", "change_requested", "stayed"])
    .where("b.commission", ">", 0)
    .where("c.id", "is", null)
    .execute();
}

/** What a commission is made of: the stay, its rooms and the terms it pins. */
export async function findStayOf(tx: Tx, bookingId: string) {
  const booking = await tx
    .selectFrom("bookings as b")
    .leftJoin("hotel_contracts as t", "t.id", "b.contract_id")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .select(["b.id", "b.hotel_id", "b.supplier_id", "b.owner_id", "b.check_in", "b.check_out", "b.currency"])
    .select(["b.terms", termsOf.as("contract_terms"), zoneOf.as("time_zone")])
    .where("b.id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const rooms = await tx
    .selectFrom("booking_rooms")
    .select(["category", "rate_plan as ratePlan", "price"])
    .where("booking_id", "=", bookingId)
    .orderBy("position")
    .execute();
  return { ...booking, rooms };
}

/** The name of the tier that somebody who sells has reached. */
export async function findTier(tx: Tx, userId: string): Promise<string | null> {
  const found = await tx
    .selectFrom("travel_advisors as a")
    .innerJoin("advisor_tiers as t", "t.id", "a.advisor_tier_id")
    .select("t.tier_name")
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
  return found?.tier_name ?? null;
}

/** Opens a commission; false where its booking has one. */
export async function insertCommission(tx: Tx, row: Insertable<Tables["commissions"]>): Promise<boolean> {
  const made = await tx
    .insertInto("commissions")
    .values(row)
    .onConflict((conflict) => conflict.column("booking_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateCommission(
  tx: Tx,
  { id, changes }: { id: string; changes: Updateable<Tables["commissions"]> },
): Promise<void> {
  await tx
    .updateTable("commissions")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Keeps which transaction books what we add; no move of the commission. */
export async function keepBonus(
  tx: Tx,
  { id, bonusId }: { id: string; bonusId: string | null },
): Promise<void> {
  await tx.updateTable("commissions").set({ bonus_id: bonusId }).where("id", "=", id).execute();
}

/** Whether somebody's share of a commission is in a payout, or was paid. */
export async function isInPayout(tx: Tx, commissionId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("payout_rows")
    .select("payout_id")
    .where("commission_id", "=", commissionId)
    .where("is_live", "=", true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function findShares(db: Db | Tx, commissionId: string) {
  return db
    .selectFrom("commission_shares")
    .select(["payee_id as payeeId", "points", "hotel_line as hotelLine", "house_line as houseLine"])
    .where("commission_id", "=", commissionId)
    .orderBy("points", "desc")
    .orderBy("payee_id")
    .execute();
}

type Share = { payeeId: string; points: number; hotelLine: number; houseLine: number };

/** Keeps what each payee gets of a commission now. */
export async function putShares(
  tx: Tx,
  { commissionId, shares }: { commissionId: string; shares: readonly Share[] },
): Promise<void> {
  await tx
    .insertInto("commission_shares")
    .values(
      shares.map(({ payeeId, points, hotelLine, houseLine }) => ({
        ...{ commission_id: commissionId, payee_id: payeeId, points },
        ...{ hotel_line: hotelLine, house_line: houseLine },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["commission_id", "payee_id"]).doUpdateSet((eb) => ({
        hotel_line: eb.ref("excluded.hotel_line"),
        house_line: eb.ref("excluded.house_line"),
      })),
    )
    .execute();
}

export async function insertEvent(tx: Tx, row: Insertable<Tables["commission_events"]>): Promise<number> {
  const { id } = await tx
    .insertInto("commission_events")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findEvents(db: Db | Tx, commissionId: string) {
  return db
    .selectFrom("commission_events")
    .selectAll()
    .where("commission_id", "=", commissionId)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** Who looks after a hotel's money, and is told of it. */
export function findPurseKeepers(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotel_members as m")
    .innerJoin("profiles as p", "p.id", "m.user_id")
    .select("m.user_id as id")
    .where("m.hotel_id", "=", hotelId)
    .where("m.part", "in", ["owner", "finance"])
    .where("p.status", "=", "active")
    .execute();
}

/** Everybody who looks after the house. */
export function findAdministrators(db: Db | Tx) {
  return db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select("p.id")
    .where("r.role", "=", "admin")
    .where("p.status", "=", "active")
    .execute();
}

/** Where somebody who is owed something is at home; none once they have left. */
export async function findRoleOf(db: Db | Tx, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found?.role ?? null;
}

/** What is awaited and was due before a day, some at a time by id. */
export function findLate(db: Db, { before, after, limit }: { before: string; after: string; limit: number }) {
  return db
    .selectFrom("commissions as c")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .select(["c.id", "c.due_on", "c.booking_id", "c.hotel_id", "b.owner_id"])
    .where("c.state", "in", ["expected", "confirmed"])
    .where("c.due_on", "<", before)
    .where("c.id", ">", after)
    .orderBy("c.id")
    .limit(limit)
    .execute();
}

/** What a person was owed, for their copy of their data. */
export function findOwnCommissions(db: Db | Tx, payeeId: string) {
  return db
    .selectFrom("commission_shares as s")
    .innerJoin("commissions as c", "c.id", "s.commission_id")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .leftJoin("hotels as h", "h.id", "c.hotel_id")
    .select(["b.reference", owedBy.as("hotel"), "c.state", "c.currency", "c.base", "s.points"])
    .select(["s.hotel_line", "s.house_line", "c.due_on", "c.arrived_at"])
    .where("s.payee_id", "=", payeeId)
    .orderBy("c.due_on")
    .execute();
}

/** Takes what a person wrote out of their commissions; figures and ids stay, they are the books. */
export async function forgetPayee(tx: Tx, payeeId: string): Promise<void> {
  await tx
    .updateTable("commission_events")
    .set({ body: "", actor_id: null })
    .where("by", "=", "payee")
    .where("actor_id", "=", payeeId)
    .execute();
}
