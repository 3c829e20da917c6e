/** Everything read about people; a decision makes all of it stale. */
export const PEOPLE = ["people"] as const;
