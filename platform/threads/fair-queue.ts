/** Whose turn it is: each key has one order under way at most, and those that wait are taken in turns. */
export type FairQueue<T> = {
  add: (key: string, order: T) => void;
  /** The next order of a key that has none under way; nothing where there is none. */
  take: () => { key: string; order: T } | undefined;
  /** An order of a key is done: the next of the same key may be taken, after those of the others. */
  done: (key: string) => void;
  /** How many of a key wait or are under way. */
  count: (key: string) => number;
};

/** A queue in which nobody waits for the second order of another before their own first. */
export function createFairQueue<T>(): FairQueue<T> {
  // A key goes to the end each time one of its orders is done, so the first that is free waited longest.
  const waiting = new Map<string, T[]>();
  const underWay = new Set<string>();

  return {
    add: (key, order) => {
      const own = waiting.get(key);
      if (own) own.push(order);
      else waiting.set(key, [order]);
    },
    take: () => {
      for (const [key, own] of waiting) {
        if (underWay.has(key)) continue;
        const order = own.shift()!;
        if (own.length === 0) waiting.delete(key);
        underWay.add(key);
        return { key, order };
      }
      return undefined;
    },
    done: (key) => {
      underWay.delete(key);
      const own = waiting.get(key);
      if (!own) return;
      waiting.delete(key);
      waiting.set(key, own);
    },
    count: (key) => (waiting.get(key)?.length ?? 0) + (underWay.has(key) ? 1 : 0),
  };
}
