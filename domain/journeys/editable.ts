import type { FieldCode } from "../errors.ts";
import type { JourneyBlock } from "./blocks.ts";
import type { JourneyFile } from "./files.ts";
import type { JourneyHead, JourneyOption } from "./journeys.ts";
import type { JourneyChanges } from "./operations.ts";

/** As much of a journey as an edit concerns; a whole one will do. */
export type Editable = {
  version: number;
  head: JourneyHead;
  options: readonly JourneyOption[];
  blocks: readonly JourneyBlock[];
  files: readonly JourneyFile[];
  /** How many blocks there are in all, removed ones too. */
  blockCount: number;
};

/** What comes of an edit. */
export type Outcome =
  | { changes: JourneyChanges }
  | { stale: JourneyChanges }
  | { invalid: Record<string, FieldCode> }
  | { isFull: true }
  /** More pictures, or more papers, than a journey may have. */
  | { tooMany: "pictures" | "attachments" };

export const nothing: JourneyChanges = { journey: null, options: [], blocks: [], files: [] };

/** A thing with changes, one version on. */
export function next<T extends { version: number }>(thing: T, changes: Partial<T>): T {
  return { ...thing, ...changes, version: thing.version + 1 };
}
