/** What checkpoints are read under. */
export const CHECKPOINTS = ["checkpoints"] as const;
