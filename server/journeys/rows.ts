import type { BlockContent, JourneyBlock, NewBlock } from "#domain/journeys/blocks.ts";
import type { Journey, JourneyHead, JourneyOption, NewOption } from "#domain/journeys/journeys.ts";
import { JourneyState } from "#domain/journeys/states.ts";
import { inLanguage } from "#domain/localized.ts";
import type { FileRow } from "./files/queries.ts";
import { toFile } from "./files/rows.ts";
import type {
  findBlocks,
  findOptions,
  JourneyRow,
  NewBlockRow,
  NewJourneyRow,
  NewOptionRow,
} from "./queries.ts";
import type { findLatestMark } from "./snapshots/queries.ts";

type Found<F extends (...args: never[]) => unknown> = Awaited<ReturnType<F>>;
type BlockRow = Found<typeof findBlocks>[number];
type OptionRow = Found<typeof findOptions>[number];

/** A block as it is kept: what is asked for has a column, the rest is one document. */
export function blockRow(block: NewBlock, journeyId: string): NewBlockRow {
  const { id, optionId, kind, day, position, isRemoved, ...content } = block;
  const hotelId = block.supplier?.kind === "hotel" ? block.supplier.hotelId : null;
  return {
    ...{ id, journey_id: journeyId, option_id: optionId, kind, day, position, hotel_id: hotelId },
    ...{ content: JSON.stringify(content), is_removed: isRemoved },
  };
}

/** A kept block as it is read. */
export function toBlock(row: BlockRow): JourneyBlock {
  const { id, option_id: optionId, kind, day, position, is_removed: isRemoved, version } = row;
  return {
    ...(row.content as BlockContent),
    id,
    optionId,
    kind,
    day,
    position,
    isRemoved,
    version,
  } as JourneyBlock;
}

export function optionRow(option: NewOption, journeyId: string): NewOptionRow {
  const { id, label, name, isRemoved, ...texts } = option;
  return {
    ...{ id, journey_id: journeyId, label, name: JSON.stringify(name), is_removed: isRemoved },
    texts: JSON.stringify(texts),
  };
}

export function toOption(row: OptionRow): JourneyOption {
  const { id, label, name, texts, is_removed: isRemoved, version } = row;
  return { ...(texts as object), id, label, name, isRemoved, version } as JourneyOption;
}

/** The columns of what is said of a journey as a whole. */
export function headColumns(head: JourneyHead) {
  const { clientId, startsOn, endsOn, currency } = head;
  return {
    ...{ client_id: clientId, starts_on: startsOn, ends_on: endsOn, currency },
    head: JSON.stringify(head),
    title: inLanguage(head.title, head.language),
  } satisfies Partial<NewJourneyRow>;
}

/** What is kept of a journey as a whole; a client who was forgotten is no longer named. */
export function toHead(row: Pick<JourneyRow, "head" | "client_id">): JourneyHead {
  return { ...(row.head as JourneyHead), clientId: row.client_id };
}

type Parts = {
  options: OptionRow[];
  blocks: BlockRow[];
  files: FileRow[];
  latest: Found<typeof findLatestMark>;
};

/** A journey as its owner works on it. */
export function toJourney(row: JourneyRow, { options, blocks, files, latest }: Parts): Journey {
  return {
    ...{ id: row.id, ownerId: row.owner_id, version: row.version, revision: row.revision },
    state: JourneyState.parse(row.state),
    stateNote: row.state_note,
    head: toHead(row),
    options: options.map(toOption),
    blocks: blocks.map(toBlock),
    files: files.map(toFile),
    chosenOptionId: row.chosen_option_id,
    acceptedSnapshotId: row.accepted_snapshot_id,
    published: latest
      ? {
          ...{ snapshotId: latest.id, number: latest.number, revision: latest.revision },
          at: latest.published_at.toISOString(),
        }
      : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
