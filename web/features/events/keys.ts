export const EVENTS = ["events"] as const;
