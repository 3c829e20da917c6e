import { type Editable, next, nothing, type Outcome } from "./editable.ts";
import {
  isPicture,
  type JourneyFile,
  MAX_ATTACHMENTS,
  MAX_FILES,
  MAX_PICTURES,
  type NewFile,
} from "./files.ts";
import type { FileEdit } from "./operations.ts";

/** Puts files that have arrived where they are shown. */
export function addFiles(journey: Editable, files: readonly NewFile[]): Outcome {
  if (journey.files.length + files.length > MAX_FILES) return { isFull: true };
  if (files.some((file) => isMisplaced(journey, file))) return { invalid: { blockId: "unknown" } };
  const added = files.map((file) => ({ ...file, version: 1 }));
  return tooMany(journey, added) ?? { changes: { ...nothing, files: added } };
}

/** Changes what is said of files, or where they stand. */
export function setFiles(journey: Editable, edits: readonly FileEdit[]): Outcome {
  const known = new Map(journey.files.map((file) => [file.id, file]));
  const found = edits.map(({ fileId }) => known.get(fileId));
  if (found.some((file) => !file)) return { invalid: { fileId: "unknown" } };
  if (new Set(found).size < edits.length) return { invalid: { fileId: "invalid" } };
  const files = found as JourneyFile[];
  const stale = files.filter(({ version }, index) => version !== edits[index]!.version);
  if (stale.length > 0) return { stale: { ...nothing, files: stale } };
  const changed = files.map((file, index) => next(file, edits[index]!.changes));
  const moved = changed.filter(({ blockId }, index) => blockId !== files[index]!.blockId);
  if (moved.some((file) => isMisplaced(journey, file))) return { invalid: { blockId: "unknown" } };
  return tooMany(journey, changed) ?? { changes: { ...nothing, files: changed } };
}

function isMisplaced({ blocks }: Editable, { blockId }: NewFile): boolean {
  return blockId !== null && !blocks.some(({ id }) => id === blockId);
}

/** Whether this leaves more than a journey may have; one that has too many already may become smaller. */
function tooMany(
  journey: Editable,
  changed: readonly JourneyFile[],
): { tooMany: "pictures" | "attachments" } | null {
  const gone = hiddenBlocks(journey);
  const before = journey.files.filter(({ blockId }) => blockId === null || !gone.has(blockId));
  const byId = new Map([...before, ...changed].map((file) => [file.id, file]));
  const [was, now] = [counts(before), counts([...byId.values()])];
  if (now.pictures > MAX_PICTURES && now.pictures > was.pictures) return { tooMany: "pictures" };
  if (now.attachments > MAX_ATTACHMENTS && now.attachments > was.attachments)
    return { tooMany: "attachments" };
  return null;
}

function hiddenBlocks({ options, blocks }: Editable): Set<string> {
  const removed = new Set(options.filter(({ isRemoved }) => isRemoved).map(({ id }) => id));
  return new Set(
    blocks.filter(({ isRemoved, optionId }) => isRemoved || removed.has(optionId)).map(({ id }) => id),
  );
}

/** How many pictures and papers stand; what stands in several places is one. */
function counts(files: readonly NewFile[]): { pictures: number; attachments: number } {
  const standing = files.filter(({ isRemoved }) => !isRemoved);
  const distinct = (some: readonly NewFile[]) => new Set(some.map(({ upload }) => upload.id)).size;
  return {
    pictures: distinct(standing.filter(isPicture)),
    attachments: distinct(standing.filter((file) => !isPicture(file))),
  };
}
