import { sql } from "kysely";
import type { VisitSource } from "#domain/stores/visits.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export type Visitor = {
  id: string;
  bookingId: string;
  name: string;
  email: string;
  language: Language;
  agreedAt: Date;
  source: VisitSource | null;
};

/** Keeps who asks without an account, and when they agreed to be answered. */
export async function insertVisitor(tx: Tx, visitor: Visitor): Promise<void> {
  const { bookingId, agreedAt, ...said } = visitor;
  await tx
    .insertInto("booking_visitors")
    .values({ ...said, booking_id: bookingId, agreed_at: agreedAt })
    .execute();
}

/** What somebody asked for without an account, by their address, for their copy. */
export function findAsked(db: Db | Tx, email: string) {
  return db
    .selectFrom("booking_visitors as v")
    .innerJoin("bookings as b", "b.id", "v.booking_id")
    .select(["b.reference", "b.state", "b.check_in", "b.check_out", "b.wishes", "b.total", "b.currency"])
    .select(["v.name", "v.email", "v.agreed_at", "b.created_at"])
    .where("v.email", "=", email)
    .orderBy("b.created_at")
    .orderBy("b.id")
    .execute();
}

type Forgotten = { email: string } | { leftBefore: string };

/** Takes the names, addresses and words of visitors out of what they asked for; the requests stay without them. */
export async function forgetVisitors(tx: Tx, which: Forgotten & { now: Date }): Promise<number> {
  const rows = await tx
    .selectFrom("booking_visitors as v")
    .innerJoin("bookings as b", "b.id", "v.booking_id")
    .select("v.booking_id as id")
    .where("v.forgotten_at", "is", null)
    .$if("email" in which, (some) => some.where("v.email", "=", (which as { email: string }).email))
    .$if("leftBefore" in which, (some) =>
      some.where("b.check_out", "<", (which as { leftBefore: string }).leftBefore),
    )
    .limit(500)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .updateTable("booking_visitors")
    .set({ name: "", email: "", forgotten_at: which.now })
    .where("booking_id", "in", ids)
    .execute();
  await tx
    .updateTable("booking_events")
    .set({ name: "", body: "" })
    .where("booking_id", "in", ids)
    .where("by", "=", "seller")
    .execute();
  await tx.updateTable("bookings").set({ wishes: "" }).where("id", "in", ids).execute();
  await tx.deleteFrom("booking_links").where("booking_id", "in", ids).where("side", "=", "seller").execute();
  return ids.length;
}

/** What was asked of a member's products, for their copy; who asked is not theirs to take along. */
export function findReceived(db: Db | Tx, supplierId: string) {
  return db
    .selectFrom("bookings")
    .select(["reference", "state", "check_in", "check_out", "people", "total", "currency", "created_at"])
    .where("supplier_id", "=", supplierId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Takes the name of whoever offered a product out of what was asked of it, and what they said there. */
export async function forgetSupplier(tx: Tx, supplierId: string): Promise<void> {
  const theirs = tx.selectFrom("bookings").select("id").where("supplier_id", "=", supplierId);
  await tx
    .updateTable("booking_events")
    .set({ name: "", body: "", actor_id: null })
    .where("booking_id", "in", theirs)
    .where("by", "=", "hotel")
    .execute();
  await tx
    .updateTable("bookings")
    .set({ offer: sql`jsonb_set(offer, '{seller}', '""')` })
    .where("supplier_id", "=", supplierId)
    .execute();
}
