/** How many hotels a database gets for each step of the scale. */
const HOTELS_A_STEP = 50;

/** The slugs of the hotels that a scale makes, the same at every run. */
export function scaledSlugs(scale: number): string[] {
  return Array.from({ length: scale * HOTELS_A_STEP }, (_, at) => `demo-${String(at + 1).padStart(6, "0")}`);
}

/** Pieces of a list that a statement takes at once. */
export function inPieces<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
