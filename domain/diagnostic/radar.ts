export type Point = { x: number; y: number };

/** The corner of a radar: the first is above, the others follow clockwise; a share of 1 is the edge. */
export function corner(
  at: number,
  count: number,
  { share, radius }: { share: number; radius: number },
): Point {
  const angle = (Math.PI * 2 * at) / count - Math.PI / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(Math.cos(angle) * share * radius), y: round(Math.sin(angle) * share * radius) };
}

/** The corners of a ring, as the points of a polygon. */
export function ring(shares: readonly number[], radius: number): string {
  return shares
    .map((share, at) => corner(at, shares.length, { share, radius }))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}
