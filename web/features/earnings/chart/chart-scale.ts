const ROUND = [1, 2, 2.5, 5, 10];
/** More lines than this are a grid and no help. */
const MOST_LINES = 4;

/** Round values from nothing up to at least the largest, a few at most: what the lines behind bars stand for. */
export function roundScale(largest: number): number[] {
  const least = Math.max(largest, 1) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ROUND.map((factor) => factor * power).find((size) => size >= least)!;
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
