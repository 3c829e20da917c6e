import { z } from "zod";
import { Version } from "../numbers.ts";
import { BlockContent, JourneyBlock, NewBlock } from "./blocks.ts";
import { FileContent, JourneyFile, NewFile } from "./files.ts";
import { JourneyHead, JourneyOption, NewOption, OptionChanges, optionLabels } from "./journeys.ts";

/** How many blocks one edit may touch. */
const MAX_AT_ONCE = 200;

const id = z.uuid();

/** A change of one block, made on the version its maker saw. */
export const BlockEdit = z.strictObject({
  blockId: id,
  version: Version,
  changes: BlockContent.partial(),
});
export type BlockEdit = z.infer<typeof BlockEdit>;

/** A change of one file, made on the version its maker saw. */
const FileEdit = z.strictObject({ fileId: id, version: Version, changes: FileContent.partial() });
export type FileEdit = z.infer<typeof FileEdit>;

/**
 * Every edit of a journey. Its id is made where the edit is made and kept for good: however often it is sent, it is
 * carried out once. Removing is an edit too (`isRemoved`), so that it can be undone.
 */
export const Operation = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("set_journey"), id, version: Version, changes: JourneyHead.partial() }),
    z.strictObject({
      kind: z.literal("add_option"),
      id,
      option: NewOption,
      blocks: z.array(NewBlock).max(MAX_AT_ONCE),
    }),
    z.strictObject({
      kind: z.literal("set_option"),
      id,
      optionId: id,
      version: Version,
      changes: OptionChanges,
    }),
    z.strictObject({
      kind: z.literal("add_blocks"),
      id,
      blocks: z.array(NewBlock).min(1).max(MAX_AT_ONCE),
    }),
    z.strictObject({
      kind: z.literal("set_blocks"),
      id,
      edits: z.array(BlockEdit).min(1).max(MAX_AT_ONCE),
    }),
    /** The letters follow the order; options that are not named come after. */
    z.strictObject({
      kind: z.literal("order_options"),
      id,
      order: z
        .array(z.strictObject({ optionId: id, version: Version }))
        .min(1)
        .max(optionLabels.length),
    }),
    z.strictObject({
      kind: z.literal("add_files"),
      id,
      files: z.array(NewFile).min(1).max(MAX_AT_ONCE),
    }),
    z.strictObject({
      kind: z.literal("set_files"),
      id,
      edits: z.array(FileEdit).min(1).max(MAX_AT_ONCE),
    }),
  ])
  .meta({ id: "JourneyOperation" });
export type Operation = z.infer<typeof Operation>;

/** What an edit writes of blocks, added and changed ones alike. */
export function writtenBlocks(operation: Operation): Partial<BlockContent>[] {
  if ("blocks" in operation) return operation.blocks;
  return operation.kind === "set_blocks" ? operation.edits.map(({ changes }) => changes) : [];
}

/** What an edit left different, or what stands where a stale one was aimed: each as it is now. */
export const JourneyChanges = z
  .object({
    journey: z.object({ version: Version, head: JourneyHead }).nullable(),
    options: z.array(JourneyOption),
    blocks: z.array(JourneyBlock),
    /** None in answers from before there were any. */
    files: z.array(JourneyFile).default([]),
  })
  .meta({ id: "JourneyChanges" });
export type JourneyChanges = z.infer<typeof JourneyChanges>;

/** What came of an edit; a repeat is told the same. */
export const AppliedOperation = z
  .object({ operationId: id, revision: Version, changes: JourneyChanges })
  .meta({ id: "AppliedOperation" });
export type AppliedOperation = z.infer<typeof AppliedOperation>;
