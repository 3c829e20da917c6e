import type { FieldCode } from "../errors.ts";
import { type JourneyBlock, MAX_BLOCKS, type NewBlock } from "./blocks.ts";
import { areDatesSound, blocksToPark, dayCount } from "./days.ts";
import type { JourneyHead, JourneyOption } from "./journeys.ts";
import type { BlockEdit, JourneyChanges, Operation } from "./operations.ts";
import { hasRates, withoutRates } from "./prices.ts";
import { priceFault } from "./sound-prices.ts";

/** As much of a journey as an edit concerns; a whole one will do. */
export type Editable = {
  version: number;
  head: JourneyHead;
  options: readonly JourneyOption[];
  blocks: readonly JourneyBlock[];
  /** How many blocks there are in all, removed ones too. */
  blockCount: number;
};

type Outcome =
  | { changes: JourneyChanges }
  | { stale: JourneyChanges }
  | { invalid: Record<string, FieldCode> }
  | { isFull: true };

const nothing: JourneyChanges = { journey: null, options: [], blocks: [] };
const next = <T extends { version: number }>(thing: T, changes: Partial<T>): T => ({
  ...thing,
  ...changes,
  version: thing.version + 1,
});

/** Carries out an edit on what it was made for; a stale one changes nothing and gets what stands there now. */
export function applyOperation(journey: Editable, operation: Operation): Outcome {
  switch (operation.kind) {
    case "set_journey":
      return setJourney(journey, operation);
    case "add_option":
      return addOption(journey, operation);
    case "set_option":
      return setOption(journey, operation);
    case "add_blocks":
      return addBlocks(journey, operation.blocks);
    case "set_blocks":
      return setBlocks(journey, operation.edits);
  }
}

type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

function setJourney(journey: Editable, { version, changes }: Of<"set_journey">): Outcome {
  const current = { version: journey.version, head: journey.head };
  if (version !== journey.version) return { stale: { ...nothing, journey: current } };
  const head = { ...journey.head, ...changes };
  if (!areDatesSound(head)) return { invalid: { endsOn: "invalid" } };
  return {
    changes: { ...nothing, journey: { version: version + 1, head }, blocks: follow(journey, head) },
  };
}

/** What the whole leaves different of its blocks: what has no day is parked, rates of another currency are let go. */
function follow({ head: before, blocks }: Editable, head: JourneyHead): JourneyBlock[] {
  const parked = new Set(blocksToPark(blocks, head));
  const isOther = head.currency !== before.currency;
  return blocks
    .filter((block) => parked.has(block) || (isOther && hasRates(block)))
    .map((block) => next(isOther ? withoutRates(block) : block, parked.has(block) ? { day: null } : {}));
}

function addOption(journey: Editable, { option, blocks }: Of<"add_option">): Outcome {
  if (isLabelTaken(journey, option)) return { invalid: { label: "invalid" } };
  const added = { ...option, version: 1 };
  const outcome = addBlocks({ ...journey, options: [...journey.options, added] }, blocks);
  if (!("changes" in outcome)) return outcome;
  return { changes: { ...outcome.changes, options: [added] } };
}

function setOption(journey: Editable, { optionId, version, changes }: Of<"set_option">): Outcome {
  const option = journey.options.find(({ id }) => id === optionId);
  if (!option) return { invalid: { optionId: "unknown" } };
  if (option.version !== version) return { stale: { ...nothing, options: [option] } };
  const changed = next(option, changes);
  if (!changed.isRemoved && isLabelTaken(journey, changed)) return { invalid: { label: "invalid" } };
  const standing = journey.options.filter((each) => each.id !== optionId && !each.isRemoved);
  if (changed.isRemoved && standing.length === 0) return { invalid: { isRemoved: "invalid" } };
  return { changes: { ...nothing, options: [changed] } };
}

function isLabelTaken({ options }: Editable, { id, label }: Pick<JourneyOption, "id" | "label">): boolean {
  return options.some((option) => option.id !== id && !option.isRemoved && option.label === label);
}

function addBlocks(journey: Editable, blocks: readonly NewBlock[]): Outcome {
  if (journey.blockCount + blocks.length > MAX_BLOCKS) return { isFull: true };
  const invalid = blocks
    .map((block) => misplaced(journey, block) ?? priceFault(block, journey.head))
    .find((found) => found !== null);
  if (invalid) return { invalid };
  return { changes: { ...nothing, blocks: blocks.map((block) => ({ ...block, version: 1 })) } };
}

function setBlocks(journey: Editable, edits: readonly BlockEdit[]): Outcome {
  const known = new Map(journey.blocks.map((block) => [block.id, block]));
  const found = edits.map(({ blockId }) => known.get(blockId));
  if (found.some((block) => !block)) return { invalid: { blockId: "unknown" } };
  if (new Set(edits.map(({ blockId }) => blockId)).size < edits.length) {
    return { invalid: { blockId: "invalid" } };
  }
  const blocks = found as JourneyBlock[];
  const stale = blocks.filter((block, index) => block.version !== edits[index]!.version);
  if (stale.length > 0) return { stale: { ...nothing, blocks: stale } };
  const changed = blocks.map((block, index) => next(block, edits[index]!.changes));
  const invalid = changed
    .map((block, index) => misplaced(journey, block) ?? priceFault(edits[index]!.changes, journey.head))
    .find((each) => each !== null);
  if (invalid) return { invalid };
  return { changes: { ...nothing, blocks: changed } };
}

/** A block stands on a day of the journey or none, in an option of the same journey. */
function misplaced({ head, options }: Editable, block: NewBlock): Record<string, FieldCode> | null {
  if (block.day !== null && block.day >= dayCount(head)) return { day: "invalid" };
  if (!options.some(({ id }) => id === block.optionId)) return { optionId: "unknown" };
  return null;
}
