import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Which = { checkpointId: string; ownerId: string };

function selectCheckpoints(db: Db | Tx) {
  return db
    .selectFrom("checkpoints as c")
    .leftJoin("journeys as j", "j.id", "c.journey_id")
    .leftJoin("bookings as b", "b.id", "c.booking_id")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .leftJoin("plan_actions as p", "p.checkpoint_id", "c.id")
    .selectAll("c")
    .select(["p.title as plan_title", "p.note as plan_note", "p.dimension as plan_dimension"])
    .select(["p.fact as plan_fact", "p.times as plan_times", "p.seen as plan_seen"])
    .select(["j.title as journey_title", "b.reference", "b.terms", "h.name as hotel_name"]);
}
export type CheckpointRow = NonNullable<Awaited<ReturnType<typeof findCheckpoint>>>;

export function findCheckpoint(db: Db | Tx, { checkpointId, ownerId }: Which) {
  return selectCheckpoints(db)
    .where("c.id", "=", checkpointId)
    .where("c.owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function holdCheckpoint(tx: Tx, which: Which): Promise<CheckpointRow | undefined> {
  await tx.selectFrom("checkpoints").select("id").where("id", "=", which.checkpointId).forUpdate().execute();
  return findCheckpoint(tx, which);
}

type Span = { ownerId: string; from: string; until: string; today: string; limit: number };

/** What one person has to do on some days, and what is overdue, the earliest first. */
export function findDays(db: Db, { ownerId, from, until, today, limit }: Span) {
  return (
    selectCheckpoints(db)
      .where("c.owner_id", "=", ownerId)
      .where(({ eb, and, or }) =>
        or([
          and([eb("c.day", ">=", from), eb("c.day", "<=", until)]),
          and([eb("c.state", "=", "open"), eb("c.day", "<", today)]),
        ]),
      )
      .orderBy("c.day")
      .orderBy(sql`c.due_time nulls last`)
      // Of one hour what costs money comes first, then always in the same order.
      .orderBy(sql`c.kind <> 'payment'`)
      .orderBy("c.template")
      .orderBy("c.id")
      .limit(limit)
      .execute()
  );
}

export async function insertCheckpoint(tx: Tx, row: Insertable<Tables["checkpoints"]>): Promise<void> {
  await tx
    .insertInto("checkpoints")
    .values(row)
    // Two stays of one journey that are agreed at once ask for the same.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateCheckpoint(
  tx: Tx,
  { id, changes }: { id: string; changes: Updateable<Tables["checkpoints"]> },
): Promise<void> {
  await tx
    .updateTable("checkpoints")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** What templates made for a journey, or for a booking that has none; held. */
export function holdMade(tx: Tx, { journeyId, bookingId }: { journeyId: string | null; bookingId: string }) {
  return tx
    .selectFrom("checkpoints")
    .selectAll()
    .where("template", "is not", null)
    .$if(journeyId !== null, (query) => query.where("journey_id", "=", journeyId!))
    .$if(journeyId === null, (query) => query.where("booking_id", "=", bookingId))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Whether a journey is one's own. */
export async function isOwnJourney(
  tx: Tx,
  { journeyId, ownerId }: { journeyId: string; ownerId: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom("journeys")
    .select("id")
    .where("id", "=", journeyId)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes what somebody wrote out of the checkpoints of a client's journeys. */
export async function forgetWords(tx: Tx, clientId: string): Promise<void> {
  await tx
    .updateTable("checkpoints")
    .set({ title: "", note: "", reason_note: "" })
    .where("journey_id", "in", tx.selectFrom("journeys").select("id").where("client_id", "=", clientId))
    .execute();
}

/** The checkpoints of a client's journeys, wherever those go over to: done ones too, as the journey's record. */
export async function moveClientCheckpoints(
  tx: Tx,
  { clientId, toId, now }: { clientId: string; toId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("checkpoints")
    .set({ owner_id: toId, updated_at: now })
    .where("journey_id", "in", tx.selectFrom("journeys").select("id").where("client_id", "=", clientId))
    .execute();
}

/** Everything of one person, for their copy of their data. */
export function findAllOf(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("checkpoints")
    .select(["template", "title", "note", "due_on", "due_time", "state", "closed_at", "reason_note"])
    .where("owner_id", "=", ownerId)
    .orderBy("due_on")
    .execute();
}

/** Takes all of one person away. */
export async function deleteAllOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom("checkpoint_feeds").where("owner_id", "=", ownerId).execute();
  await tx.deleteFrom("checkpoints").where("owner_id", "=", ownerId).execute();
}

export function findRole(db: Db | Tx, userId: string) {
  return db.selectFrom("user_roles").select("role").where("user_id", "=", userId).executeTakeFirst();
}

type Older = { ownerId: string; before: string; now: Date };

/** Does what one person had to do before a day. */
export async function closeOlder(tx: Tx, { ownerId, before, now }: Older): Promise<void> {
  await tx
    .updateTable("checkpoints")
    .set({ state: "done", closed_at: sql<Date>`due_on + interval '15 hours'`, updated_at: now })
    .where("owner_id", "=", ownerId)
    .where("state", "=", "open")
    .where("due_on", "<", before)
    .execute();
}
