import { createHash } from "node:crypto";
import { applyOperation, type Editable } from "#domain/journeys/apply-operation.ts";
import type { BlockPicture } from "#domain/journeys/blocks.ts";
import { dayCount } from "#domain/journeys/days.ts";
import {
  AppliedOperation,
  type JourneyChanges,
  type Operation,
  writtenBlocks,
} from "#domain/journeys/operations.ts";
import { untimelyRate } from "#domain/journeys/sound-prices.ts";
import { isEditable, JourneyState } from "#domain/journeys/states.ts";
import { kitPictureIdOf } from "#domain/site/file-addresses.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { requireOwnClient } from "../../clients/require-own-client.ts";
import type { Deps } from "../../deps.ts";
import { readStayHotels } from "../../hotels/stays/read-stay-hotels.ts";
import { refuse } from "../../http/refuse.ts";
import { pictureFileOf } from "../../site/pictures/picture-file.ts";
import { isArt } from "../../site/share-images/art-originals.ts";
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
  touchJourney,
  updateBlock,
  updateOption,
} from "./queries.ts";

const UNCHANGED: JourneyChanges = { journey: null, options: [], blocks: [] };

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
      if (!earlier.answer) throw refuse("conflict", { current: UNCHANGED });
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
  return {
    ...{ version: row.version, head, blocks: blocks.map(toBlock), blockCount },
    options: (await findOptions(tx, row.id)).map(toOption),
  };
}

async function concerned(tx: Tx, row: JourneyRow, operation: Operation) {
  const journeyId = row.id;
  if (operation.kind === "set_blocks") {
    return findBlocksById(tx, { journeyId, ids: operation.edits.map(({ blockId }) => blockId) });
  }
  if (operation.kind !== "set_journey") return [];
  const head = toHead(row);
  const { currency = head.currency } = operation.changes;
  if (currency !== head.currency) return findBlocks(tx, journeyId);
  return findBlocksFrom(tx, { journeyId, day: dayCount({ ...head, ...operation.changes }) });
}

/** A hotel must be in the collection when it is put in, art in the house, a client one's own. */
async function requireReferences(
  tx: Tx,
  { ownerId, operation }: { ownerId: string; operation: Operation },
): Promise<void> {
  if (operation.kind === "set_journey" && operation.changes.clientId) {
    await requireOwnClient(tx, { ownerId, clientId: operation.changes.clientId });
  }
  const written = writtenBlocks(operation);
  const cover = operation.kind === "set_journey" ? operation.changes.cover : null;
  const pictures = [...written.flatMap((block) => block.pictures ?? []), ...(cover ? [cover] : [])];
  for (const picture of pictures) {
    if (await isUsable(tx, picture)) continue;
    throw refuse("validation_failed", { fields: { [cover ? "cover" : "pictures"]: "unknown" } });
  }
  const ids = written.flatMap(({ supplier }) => (supplier?.kind === "hotel" ? [supplier.hotelId] : []));
  const { published } = await readStayHotels(tx, ids);
  if (ids.some((id) => !published.has(id))) {
    throw refuse("validation_failed", { fields: { supplier: "unknown" } });
  }
}

/** Art of the house, a photograph of the kit (asked at every opening whether it may be used), or a hotel's or offer's own picture. */
async function isUsable(tx: Tx, picture: BlockPicture): Promise<boolean> {
  if (picture.kind === "art") return isArt(picture.name);
  const { src } = picture;
  if (kitPictureIdOf(src)) return true;
  return (await pictureFileOf(tx, { src, kinds: ["hotel", "product"] })) !== null;
}

type Kept = { journeyId: string; operation: Operation; changes: JourneyChanges };

async function keepChanges(tx: Tx, { journeyId, operation, changes }: Kept): Promise<void> {
  const { options, blocks } = changes;
  const isAdding = operation.kind === "add_blocks" || operation.kind === "add_option";
  if (!isAdding) {
    for (const option of options) await updateOption(tx, option);
    for (const block of blocks) await updateBlock(tx, block, journeyId);
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
    ));
  if (!areNew) throw refuse("validation_failed", { fields: { id: "invalid" } });
}
