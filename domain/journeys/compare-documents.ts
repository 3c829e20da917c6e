import type { NewBlock } from "./blocks.ts";
import type { JourneyDocument } from "./journeys.ts";

/** How a block of one day differs from the same block of another. */
export type BlockDifference = {
  block: NewBlock;
  /** As it was, where it was there before. */
  before: NewBlock | null;
  kind: "added" | "removed" | "changed";
  fields: (keyof NewBlock)[];
};

/** What became different from one content to another: blocks that came, went or changed, and in what. */
export function compareDocuments(before: JourneyDocument, after: JourneyDocument): BlockDifference[] {
  const [then, now] = [standing(before), standing(after)];
  const differences: BlockDifference[] = [];
  for (const block of now.values()) {
    const old = then.get(block.id);
    if (!old) differences.push({ block, before: null, kind: "added", fields: [] });
    const fields = old ? changedFields(old, block) : [];
    if (fields.length > 0) differences.push({ block, before: old!, kind: "changed", fields });
  }
  for (const block of then.values()) {
    if (!now.has(block.id)) differences.push({ block, before: block, kind: "removed", fields: [] });
  }
  return differences;
}

function standing({ options, blocks }: JourneyDocument): Map<string, NewBlock> {
  const shown = new Set(options.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id));
  const kept = blocks.filter(({ optionId, isRemoved }) => shown.has(optionId) && !isRemoved);
  return new Map(kept.map((block) => [block.id, block]));
}

/** Which fields of the whole are different: title, dates, travellers and the like. */
export function compareHeads(before: JourneyDocument["head"], after: JourneyDocument["head"]) {
  return changedFields(before, after);
}

function changedFields<T extends object>(before: T, after: T): (keyof T)[] {
  // Of what was published there is no version to compare.
  const fields = Object.keys(before) as (keyof T)[];
  return fields.filter((field) => inKeyOrder(before[field]) !== inKeyOrder(after[field]));
}

// The database keeps the keys of a document in an order of its own.
function inKeyOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
