export const TRAININGS = ["trainings"] as const;
