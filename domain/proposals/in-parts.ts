/** Blocks that are laid out together on paper: two weeks of a full journey. */
const MAX_OF_PART = 40;

/**
 * A list of days in parts of at most so many blocks, in order; a day with more goes on in the next part. What draws a proposal does
 * it part by part: others have their turn between two of a page, and on paper no page break lays out again all that follows.
 */
export function inParts<D extends { blocks: unknown[] }>(days: D[], { most = MAX_OF_PART } = {}): D[][] {
  const parts: D[][] = [];
  let room = 0;
  for (const day of days.flatMap((one) => slices(one, most))) {
    if (room < day.blocks.length) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)!.push(day);
    room -= day.blocks.length;
  }
  return parts.length > 0 ? parts : [[]];
}

function slices<D extends { blocks: unknown[] }>(day: D, most: number): D[] {
  const count = Math.max(1, Math.ceil(day.blocks.length / most));
  return Array.from({ length: count }, (_, at) => ({
    ...day,
    blocks: day.blocks.slice(at * most, (at + 1) * most),
  }));
}
