import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";
import { zoneOf } from "../queries.ts";

type Moment = { now: Date; limit: number };

/** Answers of which half the time is over and nobody was reminded, held; the second half is another matter. */
export function holdHalf(tx: Tx, { now, limit }: Moment) {
  return tx
    .selectFrom("bookings")
    .select("id")
    .where("waits_for", "=", "hotel")
    .where("half_at", "<=", now)
    .where("due_at", ">", now)
    .where("half_told_at", "is", null)
    .orderBy("half_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Answers whose time is over and that are not known to be late yet, held. */
export function holdLate(tx: Tx, { now, limit }: Moment) {
  return tx
    .selectFrom("bookings")
    .select(["id", "due_at"])
    .where("waits_for", "=", "hotel")
    .where("due_at", "<=", now)
    .where("late_at", "is", null)
    .orderBy("due_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Options that have ended, held. */
export function holdEnded(tx: Tx, { now, limit }: Moment) {
  return tx
    .selectFrom("bookings")
    .select(["id", "option_until"])
    .where("state", "=", "optioned")
    .where("option_until", "<=", now)
    .orderBy("option_until")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Options that end within so many days. */
export function findEnding(tx: Tx, { now, days }: { now: Date; days: number }) {
  return tx
    .selectFrom("bookings")
    .select(["id", "option_until"])
    .where("state", "=", "optioned")
    .where("option_until", ">", now)
    .where("option_until", "<=", new Date(now.getTime() + days * 86_400_000))
    .orderBy("option_until")
    .execute();
}

/** Agreed stays whose guests have left: the day after check-out has begun at the hotel. Held. */
export function holdLeft(tx: Tx, { now, limit }: Moment) {
  return tx
    .selectFrom("bookings as b")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .select("b.id")
    .where("b.state", "in", ["accepted", "change_requested"])
    .where(sql<boolean>`b.check_out < (${now}::timestamptz at time zone ${zoneOf})::date`)
    .orderBy("b.check_out")
    .limit(limit)
    .forUpdate("b")
    .skipLocked()
    .execute();
}

export async function markHalf(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.updateTable("bookings").set({ half_told_at: now }).where("id", "=", id).execute();
}

export async function markLate(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx.updateTable("bookings").set({ late_at: at }).where("id", "=", id).execute();
}
