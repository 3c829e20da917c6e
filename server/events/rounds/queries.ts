import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** Those who came in and can no longer be taken back, held until the transaction ends. */
export function findToSettle(tx: Tx, { before, limit }: { before: Date; limit: number }) {
  return tx
    .selectFrom("registrations")
    .selectAll()
    .where("state", "=", "checked_in")
    .where("attended_at", "is", null)
    .where("check_in_heard_at", "<=", before)
    .orderBy("check_in_heard_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markAttended(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .updateTable("registrations")
    .set({ attended_at: sql<Date>`checked_in_at` })
    .where("id", "in", ids)
    .execute();
}

/** Published events that begin within a time and have not ended. */
export function findNear(db: Db | Tx, { now, until }: { now: Date; until: Date }) {
  return db
    .selectFrom("events")
    .selectAll()
    .where("state", "=", "published")
    .where("starts_at", ">", now)
    .where("starts_at", "<=", until)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

/** Who has a place at an event and was not reminded; they count as reminded from now on. */
export function takeUnreminded(tx: Tx, { eventId, now }: { eventId: string; now: Date }) {
  return tx
    .updateTable("registrations")
    .set({ reminded_at: now })
    .where("event_id", "=", eventId)
    .where("state", "=", "registered")
    .where("reminded_at", "is", null)
    .returningAll()
    .execute();
}

/** Published events somebody waits for, though not all places are taken. */
export function findFillable(db: Db | Tx, now: Date) {
  return db
    .selectFrom("events as e")
    .select("e.id")
    .where("e.state", "=", "published")
    .where("e.ends_at", ">", now)
    .where("e.kind", "<>", "fam_trip")
    .where(sql<boolean>`exists (select from registrations r where r.event_id = e.id and r.state = 'waiting')`)
    .orderBy("e.id")
    .execute();
}

/** Notes of events that have ended that they have, once each. */
export async function markOver(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("events")
    .set({ updated_at: sql<Date>`ends_at` })
    .where("state", "=", "published")
    .where("ends_at", "<=", now)
    .whereRef("updated_at", "<", "ends_at")
    .execute();
}

/** Lets go of whom visitors of events were that ended before a day. */
export async function forgetVisitors(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await db
    .updateTable("registrations")
    .set({ name: "", email: null, answers: "[]", reason: null, mail_code_hash: null, forgotten_at: now })
    .where("user_id", "is", null)
    .where("forgotten_at", "is", null)
    .where("event_id", "in", (eb) => eb.selectFrom("events").select("id").where("ends_at", "<", before))
    .execute();
  await db
    .updateTable("check_ins")
    .set({ outcome: sql`outcome - 'name'` })
    .where(sql<boolean>`outcome ? 'name'`)
    .where("event_id", "in", (eb) => eb.selectFrom("events").select("id").where("ends_at", "<", before))
    .execute();
}

/** A person's registrations, by their account or their address, for their copy. */
export function findAllOf(db: Db | Tx, { userId, email }: { userId: string; email: string }) {
  return db
    .selectFrom("registrations as r")
    .innerJoin("events as e", "e.id", "r.event_id")
    .select([
      "e.title",
      "e.starts_at",
      "r.name",
      "r.email",
      "r.answers",
      "r.state",
      "r.created_at",
      "r.checked_in_at",
    ])
    .where((eb) => eb.or([eb("r.user_id", "=", userId), eb("r.email", "=", email)]))
    .orderBy("r.created_at")
    .orderBy("r.id")
    .execute();
}

/** Lets go of who somebody was at events; a place they had and did not use is free, and so is their appointment. */
export async function letGoOf(
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const rows = await tx
    .updateTable("registrations")
    .set({
      name: "",
      email: null,
      user_id: null,
      answers: "[]",
      reason: null,
      mail_code_hash: null,
      forgotten_at: now,
    })
    .set({ state: sql<string>`case when state = 'checked_in' then state else 'cancelled' end` })
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("email", "=", email)]))
    .returning("id")
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .updateTable("check_ins")
    .set({ outcome: sql`outcome - 'name'` })
    .where("registration_id", "in", ids)
    .execute();
  await tx
    .updateTable("event_appointments")
    .set({ registration_id: null })
    .where("registration_id", "in", ids)
    .execute();
}
