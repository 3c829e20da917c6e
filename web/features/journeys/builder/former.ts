import { z } from "zod";
import type { Journey } from "#domain/journeys/journeys.ts";
import type { Operation } from "#domain/journeys/operations.ts";

const Fields = z.record(z.string(), z.unknown());

/** What the fields that an edit changes were before it, as whoever made it saw them. */
export const Former = z.object({
  head: Fields,
  options: z.record(z.string(), Fields),
  blocks: z.record(z.string(), Fields),
  files: z.record(z.string(), Fields).default({}),
});
export type Former = z.infer<typeof Former>;

type Fields = z.infer<typeof Fields>;
type Seen = Pick<Journey, "head" | "options" | "blocks" | "files">;

export const nothingFormer: Former = { head: {}, options: {}, blocks: {}, files: {} };

/** What an edit is about to change; what it adds was not there. */
export function formerOf({ head, options, blocks, files }: Seen, operation: Operation): Former {
  switch (operation.kind) {
    case "set_journey":
      return { ...nothingFormer, head: pick(head, operation.changes) };
    case "set_option": {
      const { optionId, changes } = operation;
      return { ...nothingFormer, options: { [optionId]: pick(find(options, optionId), changes) } };
    }
    case "set_blocks": {
      const before = operation.edits.map(
        ({ blockId, changes }) => [blockId, pick(find(blocks, blockId), changes)] as const,
      );
      return { ...nothingFormer, blocks: Object.fromEntries(before) };
    }
    case "set_files": {
      const before = operation.edits.map(
        ({ fileId, changes }) => [fileId, pick(find(files, fileId), changes)] as const,
      );
      return { ...nothingFormer, files: Object.fromEntries(before) };
    }
    case "order_options": {
      const before = operation.order.map(
        ({ optionId }) => [optionId, pick(find(options, optionId), { label: "" })] as const,
      );
      return { ...nothingFormer, options: Object.fromEntries(before) };
    }
    default:
      return nothingFormer;
  }
}

/** A journey as it was seen before these edits, the first made first. */
export function asSeen<J extends Seen>(journey: J, formers: readonly Former[]): J {
  const seen = { ...journey };
  for (const { head, options, blocks, files } of formers.toReversed()) {
    seen.head = { ...seen.head, ...head };
    seen.options = seen.options.map((option) => ({ ...option, ...options[option.id] }));
    seen.blocks = seen.blocks.map((block) => ({ ...block, ...blocks[block.id] }));
    seen.files = seen.files.map((file) => ({ ...file, ...files[file.id] }));
  }
  return seen;
}

function find<T extends { id: string }>(things: readonly T[], id: string): T | undefined {
  return things.find((thing) => thing.id === id);
}

function pick(thing: object | undefined, changes: object): Fields {
  if (!thing) return {};
  return Object.fromEntries(Object.entries(thing).filter(([field]) => field in changes));
}
