/** Everything read about materials. */
export const MATERIALS = ["materials"] as const;
