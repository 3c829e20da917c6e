import type { JourneyState } from "#domain/journeys/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";

const JOURNEY = [
  "id",
  "owner_id",
  "client_id",
  "state",
  "state_note",
  "head",
  "starts_on",
  "ends_on",
  "version",
  "revision",
  "accepted_snapshot_id",
  "chosen_option_id",
  "created_at",
  "updated_at",
] as const;

export type JourneyRow = NonNullable<Awaited<ReturnType<typeof findJourney>>>;
type Which = { journeyId: string; ownerId: string };

/** One journey of a person's own. */
export function findJourney(db: Db | Tx, { journeyId, ownerId }: Which) {
  return db
    .selectFrom("journeys")
    .select(JOURNEY)
    .where("id", "=", journeyId)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** One journey of a person's own, held until the transaction ends. */
export function holdJourney(tx: Tx, { journeyId, ownerId }: Which) {
  return tx
    .selectFrom("journeys")
    .select(JOURNEY)
    .where("id", "=", journeyId)
    .where("owner_id", "=", ownerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Journeys whosever they are, held in one order: for what their bookings bring about. */
export function holdJourneys(tx: Tx, journeyIds: string[]) {
  return tx
    .selectFrom("journeys")
    .select("id")
    .where("id", "in", journeyIds)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Whose a journey is and where it stands. */
export function findStanding(tx: Tx, journeyId: string) {
  return tx
    .selectFrom("journeys")
    .select(["id", "owner_id", "state"])
    .where("id", "=", journeyId)
    .executeTakeFirst();
}

/** A journey whosever it is, held: for what its client's link brings about. */
export function holdJourneyOfAnyone(tx: Tx, journeyId: string) {
  return tx
    .selectFrom("journeys")
    .select(["id", "owner_id", "state"])
    .where("id", "=", journeyId)
    .forUpdate()
    .executeTakeFirst();
}

/** The options of a journey, removed ones too, by letter. */
export function findOptions(db: Db | Tx, journeyId: string) {
  return db
    .selectFrom("journey_options")
    .select(["id", "label", "name", "texts", "is_removed", "version"])
    .where("journey_id", "=", journeyId)
    .orderBy("label")
    .orderBy("id")
    .execute();
}

/** The blocks of a journey, removed ones too. */
export function findBlocks(db: Db | Tx, journeyId: string) {
  return db
    .selectFrom("journey_blocks")
    .select(["id", "option_id", "kind", "day", "position", "content", "is_removed", "version"])
    .where("journey_id", "=", journeyId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export type NewJourneyRow = {
  id: string;
  owner_id: string;
  client_id: string | null;
  head: string;
  title: string;
  starts_on: string;
  ends_on: string;
  currency: string;
  is_copy: boolean;
  state_at: Date;
  created_at: Date;
  updated_at: Date;
};

/** Keeps a new journey. */
export async function insertJourney(tx: Tx, row: NewJourneyRow): Promise<void> {
  await tx.insertInto("journeys").values(row).execute();
}

export type NewOptionRow = {
  id: string;
  journey_id: string;
  label: string;
  name: string;
  texts: string;
  is_removed: boolean;
};

/** Adds options; false where one of their ids is taken. */
export async function insertOptions(tx: Tx, rows: NewOptionRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const added = await tx
    .insertInto("journey_options")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return added.length === rows.length;
}

export type NewBlockRow = {
  id: string;
  journey_id: string;
  option_id: string;
  kind: string;
  day: number | null;
  position: string;
  hotel_id: string | null;
  content: string;
  is_removed: boolean;
};

/** Adds blocks; false where one of their ids is taken. */
export async function insertBlocks(tx: Tx, rows: NewBlockRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const added = await tx
    .insertInto("journey_blocks")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return added.length === rows.length;
}

type NewState = {
  journeyId: string;
  state: JourneyState;
  note: string | null;
  now: Date;
  /** What the client pays, where publishing or acceptance says it. */
  worth?: number;
  accepted?: { snapshotId: string; optionId: string; by: "client" | "owner" };
};

/** Takes a journey that is held into another state. */
export async function setState(
  tx: Tx,
  { journeyId, state, note, now, worth, accepted }: NewState,
): Promise<void> {
  await tx
    .updateTable("journeys")
    .set({
      ...{ state, state_note: note, state_at: now, updated_at: now },
      ...(worth !== undefined && { worth }),
      ...(accepted && {
        accepted_snapshot_id: accepted.snapshotId,
        chosen_option_id: accepted.optionId,
        accepted_by: accepted.by,
      }),
    })
    .where("id", "=", journeyId)
    .execute();
}
