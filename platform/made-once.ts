import { createBoundedCache } from "./bounded-cache.ts";

type Input<V> = { maxBytes: number; bytesOf: (value: V) => number };

/** What is made is made once for all who wait, and kept by its key as long as there is room; what fails is not. */
export function createMadeOnce<V>({ maxBytes, bytesOf }: Input<V>) {
  const done = createBoundedCache<V>({ maxBytes, bytesOf: (value, key) => bytesOf(value) + 2 * key.length });
  const underWay = new Map<string, Promise<V>>();

  return (key: string, make: () => Promise<V>): Promise<V> => {
    const kept = done.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const running = underWay.get(key);
    if (running) return running;
    const made = make()
      .then((value) => {
        done.set(key, value);
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}
