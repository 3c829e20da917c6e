/**
 * A list of days in parts of at most so many blocks, in order; a day with more goes on in the next part. Each page break lays out
 * again all that follows it in its part: in one piece a hundred pages would take minutes.
 */
export function inParts<D extends { blocks: unknown[] }>(days: D[], { most }: { most: number }): D[][] {
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
