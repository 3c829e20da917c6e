import type { JourneyDocument } from "#domain/journeys/journeys.ts";
import type { Tx } from "#platform/database/database.ts";
import { insertFiles } from "./files/queries.ts";
import { fileRow } from "./files/rows.ts";
import { insertBlocks, insertJourney, insertOptions } from "./queries.ts";
import { blockRow, headColumns, optionRow } from "./rows.ts";

type Input = { id: string; ownerId: string; document: JourneyDocument; isCopy?: boolean; now: Date };

/** Makes a journey with all it has from the start: empty, from a template, as a copy, or planted. */
export async function createJourney(
  tx: Tx,
  { id, ownerId, document, isCopy = false, now }: Input,
): Promise<void> {
  const { head, options, blocks, files } = document;
  await insertJourney(tx, {
    ...{ id, owner_id: ownerId, is_copy: isCopy, state_at: now, created_at: now, updated_at: now },
    ...headColumns(head),
  });
  await insertOptions(
    tx,
    options.map((option) => optionRow(option, id)),
  );
  await insertBlocks(
    tx,
    blocks.map((block) => blockRow(block, id)),
  );
  await insertFiles(
    tx,
    files.map((file) => fileRow(file, id)),
  );
}
