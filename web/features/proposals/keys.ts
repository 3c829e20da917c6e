/** Everything read about proposals. */
export const PROPOSALS = ["proposals"] as const;
