/** Everything read about marketing. */
export const MARKETING = ["marketing"] as const;
