export const TIERS = ["tiers"] as const;
