/** A day that a field holds as an instant: its noon in São Paulo. */
export const instantOf = (day: string | undefined) =>
  day ? new Date(`${day}T12:00:00-03:00`).toISOString() : null;

/** The day of an instant, as a field takes it. */
export const dayOf = (at: string | null | undefined) => at?.slice(0, 10) ?? "";
