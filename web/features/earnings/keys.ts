export const EARNINGS = ["earnings"] as const;
