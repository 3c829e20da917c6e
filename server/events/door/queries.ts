import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

// What was read without a network may come this long after the doors closed.
const LATE_MS = 2 * 24 * 3_600_000;

/** Whoever made a scanner or its link is still one of the house. */
const isEntitled = sql<boolean>`exists (
  select from profiles p join user_roles u on u.user_id = p.id
  where p.id = event_scanners.created_by and p.status = 'active' and u.role = 'admin')`;

/** The scanner that has a secret; nothing once it was revoked, whoever made it lost that right, or all is long over. */
export function findDevice(db: Db | Tx, { deviceHash, now }: { deviceHash: string; now: Date }) {
  return db
    .selectFrom("event_scanners")
    .innerJoin("events as e", "e.id", "event_scanners.event_id")
    .selectAll("event_scanners")
    .where("device_hash", "=", deviceHash)
    .where("revoked_at", "is", null)
    .where("e.doors_close_at", ">", new Date(now.getTime() - LATE_MS))
    .where(isEntitled)
    .executeTakeFirst();
}

/**
 * Makes a scanner of whoever bears a link that was not used; nothing if it was, has expired or was revoked, if whoever
 * made it lost that right, or if the event is cancelled or long over.
 */
export function enrolDevice(
  tx: Tx,
  { enrolHash, deviceHash, now }: { enrolHash: string; deviceHash: string; now: Date },
) {
  return tx
    .updateTable("event_scanners")
    .set({ enrol_hash: null, device_hash: deviceHash, enrolled_at: now, seen_at: now })
    .where("enrol_hash", "=", enrolHash)
    .where("enrol_expires_at", ">", now)
    .where("revoked_at", "is", null)
    .where(isEntitled)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("events as e")
          .select("e.id")
          .whereRef("e.id", "=", "event_scanners.event_id")
          .where("e.state", "<>", "cancelled")
          .where("e.doors_close_at", ">", new Date(now.getTime() - LATE_MS)),
      ),
    )
    .returning(["id", "event_id", "door"])
    .executeTakeFirst();
}

/** Notes that a scanner was heard of. */
export async function markSeen(tx: Tx | Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.updateTable("event_scanners").set({ seen_at: now }).where("id", "=", id).execute();
}

/** What became of readings that came before. */
export function findTaken(tx: Tx, ids: string[]) {
  return tx.selectFrom("check_ins").select(["id", "event_id", "outcome"]).where("id", "in", ids).execute();
}

/** The registrations that readings name, by id or by an event's code, each with the door it came in by. */
export function findShown(
  tx: Tx,
  { ids, codes, eventId }: { ids: string[]; codes: string[]; eventId: string },
) {
  return tx
    .selectFrom("registrations as r")
    .innerJoin("events as e", "e.id", "r.event_id")
    .leftJoin("event_scanners as s", "s.id", "r.checked_in_by")
    .select([
      "r.id",
      "r.event_id",
      "r.name",
      "r.email",
      "r.state",
      "r.ticket_version",
      "r.code",
      "r.queue_number",
    ])
    .select([
      "r.checked_in_at",
      "r.check_in_heard_at",
      "r.attended_at",
      "r.is_walk_in",
      "s.door",
      "e.title",
      "e.starts_at",
    ])
    .where((eb) =>
      eb.or([
        eb("r.id", "=", sql<string>`any(${ids}::uuid[])`),
        eb.and([eb("r.event_id", "=", eventId), eb("r.code", "=", sql<string>`any(${codes}::text[])`)]),
      ]),
    )
    .execute();
}
export type ShownRow = Awaited<ReturnType<typeof findShown>>[number];

type Settled = { id: string; state: string; at: Date | null; heard: Date | null; by: string | null };

/** Writes down who is inside now, and who is not any more. */
export async function writeInside(tx: Tx, rows: Settled[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update registrations r
    set state = v.state, checked_in_at = v.at, check_in_heard_at = v.heard, checked_in_by = v.by, version = r.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v(id uuid, state text, at timestamptz, heard timestamptz, by uuid)
    where r.id = v.id`.execute(tx);
}

/** Keeps readings with what became of them. */
export async function insertCheckIns(tx: Tx, rows: Insertable<Tables["check_ins"]>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("check_ins").values(rows).execute();
}

/** Everybody a door may see: those with a place, inside or waiting. */
export function findExpected(db: Db | Tx, eventId: string) {
  return db
    .selectFrom("registrations as r")
    .leftJoin("event_scanners as s", "s.id", "r.checked_in_by")
    .select(["r.id", "r.name", "r.state", "r.ticket_version", "r.code", "r.checked_in_at", "s.door"])
    .select(["r.email", "r.user_id", "r.is_walk_in"])
    .where("r.event_id", "=", eventId)
    .where("r.state", "in", ["registered", "checked_in", "waiting"])
    .orderBy("r.search")
    .orderBy("r.id")
    .execute();
}

/** Keeps the hash of a code that a mail brings. */
export async function keepMailCode(
  tx: Tx,
  { id, hash, expiresAt }: { id: string; hash: string; expiresAt: Date },
) {
  await tx
    .updateTable("registrations")
    .set({ mail_code_hash: hash, mail_code_expires_at: expiresAt, mail_code_tries: 0 })
    .where("id", "=", id)
    .execute();
}

/** Counts a try of a mailed code; how many there have been. */
export async function countTry(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .updateTable("registrations")
    .set((eb) => ({ mail_code_tries: eb("mail_code_tries", "+", 1) }))
    .where("id", "=", id)
    .returning("mail_code_tries")
    .executeTakeFirstOrThrow();
  return row.mail_code_tries;
}
