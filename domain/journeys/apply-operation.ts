import type { FieldCode } from "../errors.ts";
import { addFiles, setFiles } from "./apply-files.ts";
import { type JourneyBlock, MAX_BLOCKS, type NewBlock } from "./blocks.ts";
import type { JourneyCover } from "./cover.ts";
import { areDatesSound, blocksToPark, dayCount } from "./days.ts";
import { type Editable, next, nothing, type Outcome } from "./editable.ts";
import { MIN_COVER_WIDTH } from "./files.ts";
import { type JourneyHead, type JourneyOption, optionLabels } from "./journeys.ts";
import type { BlockEdit, Operation } from "./operations.ts";
import { hasRates, withoutRates } from "./prices.ts";
import { priceFault } from "./sound-prices.ts";

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
    case "order_options":
      return orderOptions(journey, operation.order);
    case "add_files":
      return addFiles(journey, operation.files);
    case "set_files":
      return setFiles(journey, operation.edits);
  }
}

type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

function setJourney(journey: Editable, { version, changes }: Of<"set_journey">): Outcome {
  const current = { version: journey.version, head: journey.head };
  if (version !== journey.version) return { stale: { ...nothing, journey: current } };
  const head = { ...journey.head, ...changes };
  if (!areDatesSound(head)) return { invalid: { endsOn: "invalid" } };
  if (changes.cover && !isCoverSound(journey, changes.cover)) return { invalid: { cover: "invalid" } };
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

/** A photograph of one's own stands in the journey, and is wide enough for a screen. */
function isCoverSound({ files }: Editable, cover: JourneyCover): boolean {
  if (cover.kind !== "own") return true;
  const file = files.find(({ id, isRemoved }) => id === cover.fileId && !isRemoved);
  return file !== undefined && (file.upload.width ?? 0) >= MIN_COVER_WIDTH;
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

/** The letters go by the order; who is not named in it, as another window added it since, comes after. */
function orderOptions({ options }: Editable, order: Of<"order_options">["order"]): Outcome {
  const known = new Map(options.filter(({ isRemoved }) => !isRemoved).map((option) => [option.id, option]));
  const named = order.map(({ optionId }) => known.get(optionId));
  if (named.some((option) => !option)) return { invalid: { optionId: "unknown" } };
  if (new Set(named).size < order.length) return { invalid: { optionId: "invalid" } };
  const ordered = named as JourneyOption[];
  const stale = ordered.filter(({ version }, index) => version !== order[index]!.version);
  if (stale.length > 0) return { stale: { ...nothing, options: stale } };
  const others = [...known.values()].filter((option) => !ordered.includes(option));
  const changed = [...ordered, ...others.sort((a, b) => (a.label < b.label ? -1 : 1))]
    .map((option, place) => ({ option, label: optionLabels[place]! }))
    .filter(({ option, label }) => option.label !== label)
    .map(({ option, label }) => next(option, { label }));
  return { changes: { ...nothing, options: changed } };
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
