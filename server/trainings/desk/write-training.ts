import { randomUUID } from "node:crypto";
import { contentFaultsOf } from "#domain/trainings/quiz.ts";
import { moveBlocker, type TrainingState } from "#domain/trainings/states.ts";
import {
  emptyContent,
  type TrainingContent,
  type TrainingDesk,
  type TrainingEdit,
  type TrainingMove,
} from "#domain/trainings/trainings.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { insertTraining, lockTraining, updateTraining } from "./queries.ts";
import { readDesk, requireWriter } from "./read-desk.ts";

type Needed = Pick<Deps, "db" | "clock">;
type Which = { actor: Actor; id: string };

/** Begins a training, of a hotel or of the house's own; nobody sees it until it is published. */
export async function createTraining(
  { db, clock }: Needed,
  { actor, hotelId, once }: { actor: Actor; hotelId: string | null; once: Once },
): Promise<TrainingDesk> {
  return runOnce(db, once, async (tx) => {
    await requireWriter(tx, { actor, hotelId });
    const [id, now] = [randomUUID(), clock.now()];
    const row = { id, hotel_id: hotelId, state: "draft", content: JSON.stringify(emptyContent) };
    await insertTraining(tx, { ...row, created_by: actor.id, created_at: now, updated_at: now });
    await note(tx, { actor, id, action: "training.created", after: { hotelId }, now });
    return readDesk(tx, { actor, id });
  });
}

/** Writes a training anew, on the version that was read; what is open to members stays whole. */
export async function editTraining(
  { db, clock }: Needed,
  { actor, id, edit: { version, content } }: Which & { edit: TrainingEdit },
): Promise<TrainingDesk> {
  return transact(db, async (tx) => {
    const held = await hold(tx, { actor, id, version });
    if (held.state === "published" && contentFaultsOf(content).length > 0) throw refuse("training_faulty");
    const now = clock.now();
    await updateTraining(tx, { id, content, now });
    const before = { content: held.content };
    await note(tx, { actor, id, action: "training.edited", before, after: { content }, now });
    return readDesk(tx, { actor, id });
  });
}

/** Opens a training to members, or puts it away; certificates stay. */
export async function moveTraining(
  { db, clock }: Needed,
  { actor, id, move: { to, version } }: Which & { move: TrainingMove },
): Promise<TrainingDesk> {
  return transact(db, async (tx) => {
    const held = await hold(tx, { actor, id, version });
    const from = held.state as TrainingState;
    const faults = contentFaultsOf(held.content as TrainingContent).length;
    const blocker = moveBlocker({ from, to, faults });
    if (blocker) throw refuse(blocker);
    const now = clock.now();
    await updateTraining(tx, { id, state: to, now });
    await note(tx, {
      actor,
      id,
      action: "training.moved",
      before: { state: from },
      after: { state: to },
      now,
    });
    return readDesk(tx, { actor, id });
  });
}

async function hold(tx: Tx, { actor, id, version }: Which & { version: number }) {
  const held = await lockTraining(tx, id);
  if (!held) throw refuse("not_found");
  await requireWriter(tx, { actor, hotelId: held.hotel_id });
  if (held.version !== version) throw refuse("conflict", { current: await readDesk(tx, { actor, id }) });
  return held;
}

type Noted = Which & { action: string; before?: object; after: object; now: Date };

async function note(tx: Tx, { actor, id, action, before, after, now }: Noted): Promise<void> {
  const subject = { actorId: actor.id, action, subjectType: "training", subjectId: id };
  await writeAudit(tx, { ...subject, ...(before && { before }), after, now });
}
