/**
 * From where something is tried on an account. Attempts are counted by account and place together, so that nobody
 * uses up what is another's; a place that is known is spared what all the unknown ones share.
 */
export type Place = { account: string; key: string; isKnown: () => Promise<boolean> };
