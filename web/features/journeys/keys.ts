export const JOURNEYS = ["journeys"] as const;
