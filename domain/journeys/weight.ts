/** What all blocks of a journey may weigh, removed ones too: whole days of writing, and still read in an instant. */
export const MAX_JOURNEY_BYTES = 1_000_000;
/** What a client may be shown of one: about two hundred pages of words. */
export const MAX_SNAPSHOT_BYTES = 500_000;
/** How many items a client may be shown, over all options: three of a month each, with four things a day. */
export const MAX_SNAPSHOT_BLOCKS = 400;

/** Says how much something weighs and how much it may. */
export type Weight = { bytes: number; maxBytes: number };

/** How many bytes something takes as it is sent. */
export function bytesOf(json: string): number {
  return new TextEncoder().encode(json).length;
}

/** A weight as people read it, in whole kilobytes, never less than it is. */
export function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1_000);
}

/** Whether an edit may leave a journey this heavy: one that is over, from before there was a limit, may become lighter. */
export function isTooHeavy({ before, after }: { before: number; after: number }): boolean {
  return after > MAX_JOURNEY_BYTES && after > before;
}
