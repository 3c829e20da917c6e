/** Everything read about the news. */
export const UPDATES = ["updates"] as const;
