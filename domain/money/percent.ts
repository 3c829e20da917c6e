/** A percentage as people write it, with comma or point and at most two decimals, in basis points; null if it is none. */
export function percentToBasisPoints(written: string): number | null {
  const [, whole, fraction = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(written.trim()) ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return points <= 10_000 ? points : null;
}

/** Basis points as a percentage in a field: whole where it is, else with the decimals it has. */
export function basisPointsToPercent(points: number): string {
  return String(points / 100);
}
