/** The only source of "now"; tests give their own. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
