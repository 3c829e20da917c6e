import { createHash } from "node:crypto";
import { applyOperation } from "#domain/journeys/apply-operation.ts";
import { dayCount } from "#domain/journeys/days.ts";
import { type Editable, nothing } from "#domain/journeys/editable.ts";
import { AppliedOperation, type JourneyChanges, type Operation } from "#domain/journeys/operations.ts";
import { untimelyRate } from "#domain/journeys/sound-prices.ts";
import { isEditable, JourneyState } from "#domain/journeys/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findFiles, insertFiles, updateFile } from "../files/queries.ts";
import { fileRow, toFile } from "../files/rows.ts";
import {
  findBlocks,
  findOptions,
  holdJourney,
  insertBlocks,
  insertOptions,
  type JourneyRow,
} from "../queries.ts";
import { requireWeight } from "../require-weight.ts";
import { blockRow, optionRow, toBlock, toHead, toOption } from "../rows.ts";
import {
  findBlocksById,
  findBlocksFrom,
  findOperation,
  insertOperation,
  measureBlocks,
  putAside,
  touchJourney,
  updateBlock,
  updateOption,
} from "./queries.ts";
import { requireReferences } from "./require-references.ts";

type Input = { journeyId: string; ownerId: string; operation: Operation };

/**
 * Carries out one edit of a journey, once for its id and for good. A stale one is refused with what stands there now
 * and changes nothing.
 */
export async function editJourney(
  deps: Pick<Deps, "db" | "clock" | "live">,
  { journeyId, ownerId, operation }: Input,
): Promise<AppliedOperation> {
  const requestHash = createHash("sha256").update(JSON.stringify(operation)).digest("hex");
  return transact(deps.db, async (tx) => {
    const row = await holdJourney(tx, { journeyId, ownerId });
    if (!row) throw refuse("not_found");
    const earlier = await findOperation(tx, operation.id);
    if (earlier) {
      const isSame = earlier.journey_id === journeyId && earlier.request_hash === requestHash;
      if (!isSame) throw refuse("idempotency_key_reused");
      // Its answer is kept for ninety days: whoever asks later reads the journey as it is.
      if (!earlier.answer) throw refuse("conflict", { current: nothing });
      return AppliedOperation.parse(earlier.answer);
    }
    if (!isEditable(JourneyState.parse(row.state))) throw refuse("journey_state");
    const untimely = untimelyRate(operation, deps.clock.now());
    if (untimely) throw refuse("validation_failed", { fields: untimely });
    await requireReferences(tx, { ownerId, operation });
    const before = await measureBlocks(tx, journeyId);
    const changes = changesOf(
      await readEditable(tx, row, { operation, blockCount: before.count }),
      operation,
    );

    const revision = row.revision + 1;
    const now = deps.clock.now();
    const answer: AppliedOperation = { operationId: operation.id, revision, changes };
    await touchJourney(tx, { journeyId, revision, now, head: changes.journey });
    await keepChanges(tx, { journeyId, operation, changes });
    await requireWeight(tx, { journeyId, before: before.bytes });
    const isKept = await insertOperation(tx, {
      ...{ id: operation.id, journey_id: journeyId, actor_id: ownerId, revision, request_hash: requestHash },
      ...{ operation: JSON.stringify(operation), answer: JSON.stringify(answer), at: now },
    });
    if (!isKept) throw refuse("idempotency_key_reused");
    // The owner's other windows take it in, instead of learning of it by a refusal.
    deps.live.publish(tx, { topic: `user:${ownerId}`, event: "journey", data: { journeyId, revision } });
    return answer;
  });
}

function changesOf(journey: Editable, operation: Operation): JourneyChanges {
  const outcome = applyOperation(journey, operation);
  if ("stale" in outcome) throw refuse("conflict", { current: outcome.stale });
  if ("invalid" in outcome) throw refuse("validation_failed", { fields: outcome.invalid });
  if ("isFull" in outcome) throw refuse("journey_full");
  if ("tooMany" in outcome) throw refuse("journey_files_full", { fields: { [outcome.tooMany]: "too_long" } });
  return outcome.changes;
}

/** No more of a journey than the edit concerns: a long one is edited as quickly as a short one. */
async function readEditable(
  tx: Tx,
  row: JourneyRow,
  { operation, blockCount }: { operation: Operation; blockCount: number },
): Promise<Editable> {
  const head = toHead(row);
  const blocks = await concerned(tx, row, operation);
  const files = concernsFiles(operation) ? await findFiles(tx, row.id) : [];
  return {
    ...{ version: row.version, head, blocks: blocks.map(toBlock), files: files.map(toFile), blockCount },
    options: (await findOptions(tx, row.id)).map(toOption),
  };
}

async function concerned(tx: Tx, row: JourneyRow, operation: Operation) {
  const journeyId = row.id;
  if (operation.kind === "set_blocks") {
    return findBlocksById(tx, { journeyId, ids: operation.edits.map(({ blockId }) => blockId) });
  }
  if (operation.kind === "add_files" || operation.kind === "set_files") return findBlocks(tx, journeyId);
  if (operation.kind !== "set_journey") return [];
  const head = toHead(row);
  const { currency = head.currency } = operation.changes;
  if (currency !== head.currency) return findBlocks(tx, journeyId);
  return findBlocksFrom(tx, { journeyId, day: dayCount({ ...head, ...operation.changes }) });
}

function concernsFiles(operation: Operation): boolean {
  if (operation.kind === "set_journey") return operation.changes.cover?.kind === "own";
  return operation.kind === "add_files" || operation.kind === "set_files";
}

type Kept = { journeyId: string; operation: Operation; changes: JourneyChanges };

async function keepChanges(tx: Tx, { journeyId, operation, changes }: Kept): Promise<void> {
  const { options, blocks, files } = changes;
  if (!operation.kind.startsWith("add_")) {
    if (operation.kind === "order_options" && options.length > 0)
      await putAside(
        tx,
        options.map(({ id }) => id),
      );
    for (const option of options) await updateOption(tx, option, journeyId);
    for (const block of blocks) await updateBlock(tx, block, journeyId);
    for (const { version, ...file } of files) await updateFile(tx, { ...fileRow(file, journeyId), version });
    return;
  }
  const areNew =
    (await insertOptions(
      tx,
      options.map((option) => optionRow(option, journeyId)),
    )) &&
    (await insertBlocks(
      tx,
      blocks.map(({ version: _, ...block }) => blockRow(block, journeyId)),
    )) &&
    (await insertFiles(
      tx,
      files.map(({ version: _, ...file }) => fileRow(file, journeyId)),
    ));
  if (!areNew) throw refuse("validation_failed", { fields: { id: "invalid" } });
}
