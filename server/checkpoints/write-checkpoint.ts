import { randomUUID } from "node:crypto";
import type { Checkpoint, NewCheckpoint } from "#domain/checkpoints/checkpoints.ts";
import { CHECKPOINT_ZONE } from "#domain/checkpoints/standing.ts";
import { dayIn } from "#domain/days.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findCheckpoint, insertCheckpoint, isOwnJourney } from "./queries.ts";
import { toCheckpoint } from "./to-checkpoint.ts";

type Input = { ownerId: string; checkpoint: NewCheckpoint; once: Once };

/** Keeps what somebody wants to be reminded of, for a journey of theirs or none. */
export async function writeCheckpoint(deps: Deps, { ownerId, checkpoint, once }: Input): Promise<Checkpoint> {
  return runOnce(deps.db, once, async (tx) => {
    const now = deps.clock.now();
    const { title, note, dueOn, dueTime, journeyId } = checkpoint;
    if (dueOn < dayIn(CHECKPOINT_ZONE, now))
      throw refuse("validation_failed", { fields: { dueOn: "in_past" } });
    if (journeyId !== null && !(await isOwnJourney(tx, { journeyId, ownerId })))
      throw refuse("validation_failed", { fields: { journeyId: "unknown" } });
    const id = randomUUID();
    await insertCheckpoint(tx, {
      ...{ id, owner_id: ownerId, journey_id: journeyId, kind: "own", title, note },
      ...{ due_on: dueOn, due_time: dueTime, created_at: now, updated_at: now },
    });
    return toCheckpoint((await findCheckpoint(tx, { checkpointId: id, ownerId }))!);
  });
}
