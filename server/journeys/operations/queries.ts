import type { JourneyBlock } from "#domain/journeys/blocks.ts";
import type { JourneyHead, JourneyOption } from "#domain/journeys/journeys.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { blockRow, headColumns, optionRow } from "../rows.ts";

const BLOCK = ["id", "option_id", "kind", "day", "position", "content", "is_removed", "version"] as const;

/** An edit that was carried out before. */
export function findOperation(tx: Tx, id: string) {
  return tx
    .selectFrom("journey_operations")
    .select(["journey_id", "request_hash", "answer"])
    .where("id", "=", id)
    .executeTakeFirst();
}

type NewOperation = {
  id: string;
  journey_id: string;
  actor_id: string;
  revision: number;
  request_hash: string;
  operation: string;
  answer: string;
  at: Date;
};

/** Empties so many of the oldest edits that were carried out before a moment; gives how many there were. */
export async function emptyOperations(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const oldest = db
    .selectFrom("journey_operations")
    .select("id")
    .where("operation", "is not", null)
    .where("at", "<", before)
    .orderBy("at")
    .limit(limit);
  const { numUpdatedRows } = await db
    .updateTable("journey_operations")
    .set({ operation: null, answer: null })
    .where("id", "in", oldest)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Keeps an edit for good; false where its id was given to another one. */
export async function insertOperation(tx: Tx, row: NewOperation): Promise<boolean> {
  const added = await tx
    .insertInto("journey_operations")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Blocks of a journey by their ids. */
export function findBlocksById(tx: Tx, { journeyId, ids }: { journeyId: string; ids: string[] }) {
  return tx
    .selectFrom("journey_blocks")
    .select(BLOCK)
    .where("journey_id", "=", journeyId)
    .where("id", "in", ids)
    .execute();
}

/** Blocks of a journey from a day on. */
export function findBlocksFrom(tx: Tx, { journeyId, day }: { journeyId: string; day: number }) {
  return tx
    .selectFrom("journey_blocks")
    .select(BLOCK)
    .where("journey_id", "=", journeyId)
    .where("day", ">=", day)
    .execute();
}

/** How many blocks a journey has and what they weigh, removed ones too. */
export async function measureBlocks(tx: Tx, journeyId: string): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await tx
    .selectFrom("journey_blocks")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("bytes").as("bytes")])
    .where("journey_id", "=", journeyId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

type Touched = {
  journeyId: string;
  revision: number;
  now: Date;
  head: { version: number; head: JourneyHead } | null;
};

/** Counts an edit of a journey that is held, with what it changed of the whole. */
export async function touchJourney(tx: Tx, { journeyId, revision, now, head }: Touched): Promise<void> {
  await tx
    .updateTable("journeys")
    .set({ revision, updated_at: now, ...(head && { ...headColumns(head.head), version: head.version }) })
    .where("id", "=", journeyId)
    .execute();
}

/** Keeps an option as it is now. */
export async function updateOption(
  tx: Tx,
  { version, ...option }: JourneyOption,
  journeyId: string,
): Promise<void> {
  const { id, ...columns } = optionRow(option, journeyId);
  await tx
    .updateTable("journey_options")
    .set({ ...columns, version })
    .where("id", "=", id)
    .execute();
}

/** Keeps a block as it is now. */
export async function updateBlock(
  tx: Tx,
  { version, ...block }: JourneyBlock,
  journeyId: string,
): Promise<void> {
  const { id, ...columns } = blockRow(block, journeyId);
  await tx
    .updateTable("journey_blocks")
    .set({ ...columns, version })
    .where("id", "=", id)
    .execute();
}

/** Puts options aside while their letters change hands: a letter stands for one option at a time. */
export async function putAside(tx: Tx, ids: string[]): Promise<void> {
  await tx.updateTable("journey_options").set({ is_removed: true }).where("id", "in", ids).execute();
}
