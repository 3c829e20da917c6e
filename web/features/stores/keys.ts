/** Everything read about the reader's store. */
export const STORES = ["stores"] as const;
