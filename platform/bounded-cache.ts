/** What is kept in memory as long as there is room for it. */
export type BoundedCache<V> = {
  get: (key: string) => V | undefined;
  /** Keeps it as the latest; what was used least recently makes room, and what is larger than all the room is not kept. */
  set: (key: string, value: V) => void;
  delete: (key: string) => boolean;
  clear: () => void;
  keys: () => IterableIterator<string>;
  /** How many bytes are kept. */
  size: () => number;
};

type Input<V> = { maxBytes: number; maxEntries?: number; bytesOf: (value: V, key: string) => number };

/** Keeps values by key within so many bytes, and so many of them; every cache of the server is one of these. */
export function createBoundedCache<V>({
  maxBytes,
  maxEntries = Number.POSITIVE_INFINITY,
  bytesOf,
}: Input<V>): BoundedCache<V> {
  // In the order of their last use: a map remembers the order in which its keys came.
  const kept = new Map<string, { value: V; bytes: number }>();
  let total = 0;

  const drop = (key: string): boolean => {
    const entry = kept.get(key);
    if (!entry) return false;
    total -= entry.bytes;
    return kept.delete(key);
  };
  return {
    get: (key) => {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      drop(key);
      const bytes = bytesOf(value, key);
      if (bytes > maxBytes) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes && kept.size <= maxEntries) break;
        drop(oldest);
      }
    },
    delete: drop,
    clear: () => {
      kept.clear();
      total = 0;
    },
    keys: () => kept.keys(),
    size: () => total,
  };
}
