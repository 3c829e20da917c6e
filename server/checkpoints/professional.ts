import { CHECKPOINT_ZONE } from "#domain/checkpoints/standing.ts";
import { dayIn } from "#domain/days.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { holdCheckpoint, insertCheckpoint, updateCheckpoint } from "./queries.ts";

type New = { id: string; ownerId: string; title: string; note: string; dueOn: string; now: Date };
type Which = { id: string; ownerId: string; now: Date };

/** Puts something that one's own development asks for on the one list. */
export async function openProfessional(tx: Tx, { id, ownerId, title, note, dueOn, now }: New): Promise<void> {
  await insertCheckpoint(tx, {
    ...{ id, owner_id: ownerId, journey_id: null, kind: "professional", title, note },
    ...{ due_on: dueOn, due_time: null, created_at: now, updated_at: now },
  });
}

/** Does one because what it asks for was seen; what follows is for the caller to record. */
export async function closeProfessional(tx: Tx, { id, ownerId, now }: Which): Promise<NewFact[]> {
  const row = await holdCheckpoint(tx, { checkpointId: id, ownerId });
  if (row?.state !== "open") return [];
  const changes = { state: "done", closed_at: now, closed_by: "owner", updated_at: now };
  await updateCheckpoint(tx, { id, changes });
  const isOnTime = dayIn(CHECKPOINT_ZONE, now) <= row.due_on;
  const data = { checkpointId: id, ownerId, journeyId: null, isOnTime };
  return [{ kind: "checkpoint_done", cause: id, actorId: ownerId, data }];
}

/** Does without one that a newer plan has taken the place of. */
export async function waiveProfessional(tx: Tx, { id, ownerId, now }: Which): Promise<void> {
  const row = await holdCheckpoint(tx, { checkpointId: id, ownerId });
  if (row?.state !== "open") return;
  const changes = { state: "waived", closed_at: now, reason: "not_needed", updated_at: now };
  await updateCheckpoint(tx, { id, changes });
}
