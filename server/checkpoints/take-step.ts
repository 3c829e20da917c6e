import { type Checkpoint, type CheckpointStep, stepFaults } from "#domain/checkpoints/checkpoints.ts";
import { CHECKPOINT_ZONE, type CheckpointState, stateAfter } from "#domain/checkpoints/standing.ts";
import { dayIn } from "#domain/days.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { findCheckpoint, holdCheckpoint, updateCheckpoint } from "./queries.ts";
import { toCheckpoint } from "./to-checkpoint.ts";

type Input = {
  checkpointId: string;
  ownerId: string;
  taken: { version: number; step: CheckpointStep };
  once: Once;
};

/** Does one, takes it back, puts it off, does without it or rewrites it; what was done on time is a fact, once. */
export async function takeCheckpointStep(
  deps: Deps,
  { checkpointId, ownerId, taken, once }: Input,
): Promise<Checkpoint> {
  const { version, step } = taken;
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdCheckpoint(tx, { checkpointId, ownerId });
    if (!row) throw refuse("not_found");
    const state = stateAfter(row.state as CheckpointState, step.kind);
    if (state === null || row.version !== version) throw refuse("conflict", { current: toCheckpoint(row) });
    const now = deps.clock.now();
    const today = dayIn(CHECKPOINT_ZONE, now);
    const faults = stepFaults(step, { dueOn: row.due_on, today, isPromise: row.kind === "arrival" });
    if (Object.keys(faults).length > 0) throw refuse("validation_failed", { fields: faults });
    await updateCheckpoint(tx, {
      id: checkpointId,
      changes: { ...changesOf(step, { state, now }), updated_at: now },
    });
    if (step.kind === "done") {
      const data = { checkpointId, ownerId, journeyId: row.journey_id, isOnTime: today <= row.due_on };
      await recordFacts(tx, deps, [{ kind: "checkpoint_done", cause: checkpointId, actorId: ownerId, data }]);
    }
    return toCheckpoint((await findCheckpoint(tx, { checkpointId, ownerId }))!);
  });
}

function changesOf(step: CheckpointStep, { state, now }: { state: CheckpointState; now: Date }) {
  const again = { is_overdue_told: false };
  switch (step.kind) {
    case "snooze":
      return { snoozed_until: step.until, ...again };
    case "edit":
      return {
        ...{ title: step.title, note: step.note, due_on: step.dueOn, due_time: step.dueTime },
        ...{ is_edited: true, snoozed_until: null, ...again },
      };
    case "waive":
      return { state, closed_at: now, reason: step.reason, reason_note: step.note };
    case "undo":
      return { state, closed_at: null, closed_by: null, reason: null, reason_note: "" };
    case "broken":
      return { state, closed_at: now, closed_by: "owner", reason: "not_kept" };
    case "done":
      return { state, closed_at: now, closed_by: "owner" };
  }
}
