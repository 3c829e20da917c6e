/** After how many days late a hotel gets a statement (loop: money). */
const rungs = [60, 30, 10] as const;
export type Rung = (typeof rungs)[number];

/** How far up the ladder a line is; none before the first rung. */
export function rungOf(daysLate: number): Rung | null {
  return rungs.find((rung) => daysLate >= rung) ?? null;
}

/** Whether a pause of a hotel's offers may be proposed; it is never made by itself. */
export function isPauseProposed(rung: number | null): boolean {
  return rung === 60;
}
