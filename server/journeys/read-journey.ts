import type { Journey, JourneyDocument } from "#domain/journeys/journeys.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { findFiles } from "./files/queries.ts";
import { findBlocks, findJourney, findOptions, type JourneyRow } from "./queries.ts";
import { toJourney } from "./rows.ts";
import { findLatestMark } from "./snapshots/queries.ts";

type Which = { journeyId: string; ownerId: string };

/** A journey of one's own, whole; anybody else's is not there. */
export async function readJourney(db: Db, which: Which): Promise<Journey> {
  const row = await findJourney(db, which);
  if (!row) throw refuse("not_found");
  const [options, blocks, files, latest] = await Promise.all([
    findOptions(db, row.id),
    findBlocks(db, row.id),
    findFiles(db, row.id),
    findLatestMark(db, row.id),
  ]);
  return toJourney(row, { options, blocks, files, latest });
}

/** The rest of a journey that is held, one reading after another as its transaction has but one connection. */
export async function fillJourney(tx: Tx, row: JourneyRow): Promise<Journey> {
  const options = await findOptions(tx, row.id);
  const blocks = await findBlocks(tx, row.id);
  const files = await findFiles(tx, row.id);
  const latest = await findLatestMark(tx, row.id);
  return toJourney(row, { options, blocks, files, latest });
}

/** The content of a journey without its history. */
export function documentOf({ head, options, blocks, files }: Journey): JourneyDocument {
  return {
    head,
    options: options.map(({ version: _, ...option }) => option),
    blocks: blocks.map(({ version: _, ...block }) => block),
    files: files.map(({ version: _, ...file }) => file),
  };
}
