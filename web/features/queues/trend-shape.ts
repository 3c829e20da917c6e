/** The drawing's own measures. */
export const frame = { width: 320, height: 132, left: 34, right: 8, top: 14, floor: 106 } as const;

/** The round number that a drawing's scale ends at: the next of 1, 2, 4, 5 or 10 times a power of ten. */
export function scaleEnd(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 4, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** The strokes of a line through its weeks; a week of which nothing is known breaks it. */
export function strokes(values: readonly (number | null)[], end: number): string[] {
  const { width, left, right, top, floor } = frame;
  const step = (width - left - right) / Math.max(values.length - 1, 1);
  const parts: string[][] = [[]];
  for (const [at, value] of values.entries()) {
    const y = floor - ((value ?? 0) / end) * (floor - top);
    if (value === null) parts.push([]);
    else parts.at(-1)!.push(`${(left + at * step).toFixed(1)},${y.toFixed(1)}`);
  }
  return parts.filter((part) => part.length > 0).map((part) => part.join(" "));
}
