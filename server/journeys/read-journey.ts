import type { Journey, JourneyDocument } from "#domain/journeys/journeys.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { findBlocks, findJourney, findOptions, type JourneyRow } from "./queries.ts";
import { toJourney } from "./rows.ts";
import { findLatestMark } from "./snapshots/queries.ts";

type Which = { journeyId: string; ownerId: string };

/** A journey of one's own, whole; anybody else's is not there. */
export async function readJourney(db: Db | Tx, which: Which): Promise<Journey> {
  const row = await findJourney(db, which);
  if (!row) throw refuse("not_found");
  return fillJourney(db, row);
}

/** The rest of a journey that was found. */
export async function fillJourney(db: Db | Tx, row: JourneyRow): Promise<Journey> {
  const options = await findOptions(db, row.id);
  const blocks = await findBlocks(db, row.id);
  const latest = await findLatestMark(db, row.id);
  return toJourney(row, { options, blocks, latest });
}

/** The content of a journey without its history. */
export function documentOf({ head, options, blocks }: Journey): JourneyDocument {
  return {
    head,
    options: options.map(({ version: _, ...option }) => option),
    blocks: blocks.map(({ version: _, ...block }) => block),
  };
}
