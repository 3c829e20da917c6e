import { z } from "zod";
import { Currency } from "../money/money.ts";
import { line } from "../text.ts";
import { BlockContent, type JourneyBlock, type NewBlock } from "./blocks.ts";
import { isPicture } from "./files.ts";
import type { JourneyDocument } from "./journeys.ts";

/** More than anybody finds their way in. */
export const MAX_LIBRARY = 500;

/** A block without its place: what is said of it wherever it is put. */
export const SavedBlock = BlockContent.omit({ optionId: true, day: true, position: true, isRemoved: true });
export type SavedBlock = z.infer<typeof SavedBlock>;

const Name = line(160);
export const NewSavedBlock = z.strictObject({ name: Name, block: SavedBlock });
export const NewTemplate = z.strictObject({ name: Name });

/** One thing kept to use again, without its content. */
export const LibraryItem = z
  .object({
    id: z.uuid(),
    kind: z.enum(["block", "journey"]),
    name: z.string(),
    /** Of a block what it is, of a journey how many days it has. */
    blockKind: z.string().nullable(),
    days: z.number().int().nullable(),
    /** What the prices of a journey add up in; null for a block. */
    currency: Currency.nullable(),
  })
  .meta({ id: "LibraryItem" });
export type LibraryItem = z.infer<typeof LibraryItem>;
export const Library = z.object({ items: z.array(LibraryItem) });

/** A block as it is kept to use again. */
export function toSavedBlock(block: JourneyBlock | NewBlock): SavedBlock {
  return SavedBlock.parse(
    Object.fromEntries(Object.keys(SavedBlock.shape).map((field) => [field, block[field as keyof NewBlock]])),
  );
}

/** A journey as a template: nothing of whoever it was for, neither names nor notes. */
export function toTemplate(document: JourneyDocument): JourneyDocument {
  const { head, options, blocks, files } = withoutClient(document);
  const standing = new Set(options.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id));
  const kept = blocks.filter(({ isRemoved, optionId }) => !isRemoved && standing.has(optionId));
  const ids = new Set(kept.map(({ id }) => id));
  return {
    head: { ...head, clientId: null, travellers: [], note: "" },
    options: options.filter(({ id }) => standing.has(id)),
    blocks: kept.map((block) => ({ ...block, note: "" })),
    files: files.filter(({ blockId, isRemoved }) => !isRemoved && (blockId === null || ids.has(blockId))),
  };
}

/** A journey without what was written or handed to one client: its letters, and the papers of its items. */
export function withoutClient({ head, options, files, ...rest }: JourneyDocument): JourneyDocument {
  const unsaid = { pt: "", en: "" };
  return {
    ...rest,
    head: { ...head, intro: unsaid },
    options: options.map((option) => ({ ...option, letter: unsaid })),
    files: files.filter(isPicture),
  };
}
