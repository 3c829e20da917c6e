import { randomUUID } from "node:crypto";
import { type Journey, JourneyDocument } from "#domain/journeys/journeys.ts";
import { withoutRates } from "#domain/journeys/prices.ts";
import { isEditable } from "#domain/journeys/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { updateFile } from "../files/queries.ts";
import { fileRow } from "../files/rows.ts";
import {
  insertOperation,
  measureBlocks,
  putAside,
  touchJourney,
  updateBlock,
  updateOption,
} from "../operations/queries.ts";
import { holdJourney } from "../queries.ts";
import { fillJourney, readJourney } from "../read-journey.ts";
import { requireWeight } from "../require-weight.ts";
import { findDocument } from "./queries.ts";

type Input = { journeyId: string; ownerId: string; snapshotId: string; revision: number };

/**
 * Makes a journey what it was when it was published; what came since is put aside, not deleted, and restoring is
 * itself an edit that a later publishing shows.
 */
export async function restoreJourney(deps: Deps, input: Input): Promise<Journey> {
  const { journeyId, ownerId, snapshotId } = input;
  return transact(deps.db, async (tx) => {
    const row = await holdJourney(tx, { journeyId, ownerId });
    const kept = row && (await findDocument(tx, { journeyId, ownerId, snapshotId }));
    if (!row || !kept) throw refuse("not_found");
    const journey = await fillJourney(tx, row);
    if (!isEditable(journey.state)) throw refuse("journey_state");
    if (journey.revision !== input.revision) throw refuse("conflict", { current: journey });

    const document = JourneyDocument.parse(kept);
    const revision = journey.revision + 1;
    const now = deps.clock.now();
    const { clientId } = journey.head;
    const head = { version: journey.version + 1, head: { ...document.head, clientId } };
    await touchJourney(tx, { journeyId, revision, now, head });
    const { bytes: before } = await measureBlocks(tx, journeyId);
    await putBack(tx, { journey, document });
    await requireWeight(tx, { journeyId, before });
    await insertOperation(tx, {
      ...{ id: randomUUID(), journey_id: journeyId, actor_id: ownerId, revision, request_hash: "", at: now },
      ...{ operation: JSON.stringify({ kind: "restore", snapshotId }), answer: JSON.stringify({ revision }) },
    });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "journey.restored", subjectType: "journey", subjectId: journeyId, now },
      after: { snapshotId },
    });
    return readJourney(tx, { journeyId, ownerId });
  });
}

async function putBack(tx: Tx, { journey, document }: { journey: Journey; document: JourneyDocument }) {
  const options = new Map(document.options.map((option) => [option.id, option]));
  const blocks = new Map(document.blocks.map((block) => [block.id, block]));
  const isOther = document.head.currency !== journey.head.currency;
  // Aside first: a letter stands for one option at a time.
  if (journey.options.length > 0)
    await putAside(
      tx,
      journey.options.map(({ id }) => id),
    );
  for (const { version, ...option } of journey.options) {
    const before = options.get(option.id) ?? { ...option, isRemoved: true };
    await updateOption(tx, { ...before, version: version + 1 }, journey.id);
  }
  for (const { version, ...block } of journey.blocks) {
    const before = blocks.get(block.id) ?? { ...(isOther ? withoutRates(block) : block), isRemoved: true };
    await updateBlock(tx, { ...before, version: version + 1 }, journey.id);
  }
  const files = new Map(document.files.map((file) => [file.id, file]));
  for (const { version, ...file } of journey.files) {
    const before = files.get(file.id) ?? { ...file, isRemoved: true };
    await updateFile(tx, { ...fileRow(before, journey.id), version: version + 1 });
  }
}
