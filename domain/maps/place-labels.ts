type Stop = { name: string; x: number; y: number };
export type Label = { x: number; y: number; anchor: "start" | "end" };
type Box = { left: number; right: number; top: number; bottom: number };

// As large as on a phone, where letters are largest in the drawing.
const LETTER = { width: 14, height: 30 };
const GAP = 14;
const EDGE = 640;

/** Where each name stands beside its point: at the first of four places that covers no other name or point. */
export function placeLabels(stops: readonly Stop[]): Label[] {
  const taken = stops.map(({ x, y }): Box => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
  return stops.map((stop) => {
    const places = placesBeside(stop);
    const free = places.find((place) => isFree(boxOf(stop, place), taken)) ?? places[0]!;
    taken.push(boxOf(stop, free));
    return free;
  });
}

/** Above first, and towards the middle of the drawing first. */
function placesBeside({ x, y }: Stop): Label[] {
  const right = { x: x + GAP, anchor: "start" } as const;
  const left = { x: x - GAP, anchor: "end" } as const;
  const sides = x > 440 ? [left, right] : [right, left];
  return [y - 12, y + LETTER.height].flatMap((height) => sides.map((side) => ({ ...side, y: height })));
}

function boxOf({ name }: Stop, { x, y, anchor }: Label): Box {
  const width = name.length * LETTER.width;
  const left = anchor === "start" ? x : x - width;
  return { left, right: left + width, top: y - LETTER.height * 0.8, bottom: y + LETTER.height * 0.2 };
}

function isFree(box: Box, taken: Box[]): boolean {
  if (box.left < 0 || box.right > EDGE) return false;
  return !taken.some(
    (other) =>
      box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
  );
}
