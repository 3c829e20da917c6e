import { createFairQueue } from "./fair-queue.ts";
import { createOneThread } from "./one-thread.ts";
import { BusyThread, type Order } from "./orders.ts";

const TIMEOUT_MS = 30_000;
/** What is under way and waits; behind so many nobody would wait for theirs. */
const MAX_ORDERS = 100;
/** Of one key: who orders more at once is told so, and the rest is left to others. */
const MAX_OF_ONE = 10;
/** A second thread, so that one heavy order is not what everybody waits for; one key never has both. */
const THREADS = 2;

export { BusyThread } from "./orders.ts";
export type Maker = {
  make: (order: Order) => Promise<Uint8Array>;
  /** Opens a thread for what is likely to be asked next; its libraries take a moment to load. */
  prepare: () => void;
  close: () => Promise<void>;
};

/**
 * Carries out orders in threads of their own, so that no request waits. Whoever's they are take turns: one order of a
 * key is under way at a time, and the next of another key goes before its second. A thread goes when idle.
 */
export function createOrderThread(
  thread: URL,
  { timeoutMs = TIMEOUT_MS, maxOrders = MAX_ORDERS, maxOfOne = MAX_OF_ONE, threads = THREADS } = {},
): Maker {
  type Waiting = { order: Order; begin: (made: Promise<Uint8Array>) => void };
  const queue = createFairQueue<Waiting>();
  const all = Array.from({ length: threads }, () => createOneThread(thread, { timeoutMs }));
  const free = [...all];
  const running = new Set<Promise<unknown>>();
  let orders = 0;

  const serve = (): void => {
    if (free.length === 0) return;
    const next = queue.take();
    if (!next) return;
    const one = free.shift()!;
    const made = one.make(next.order.order);
    const ended = made
      .catch(() => undefined)
      .then(() => {
        orders -= 1;
        // The one that is warm is taken first.
        free.unshift(one);
        queue.done(next.key);
        serve();
      })
      .finally(() => running.delete(ended));
    running.add(ended);
    next.order.begin(made);
    serve();
  };

  return {
    make: (order) => {
      if (orders >= maxOrders || queue.count(order.key) >= maxOfOne)
        return Promise.reject(new BusyThread("too many orders wait"));
      orders += 1;
      const { promise, resolve } = Promise.withResolvers<Uint8Array>();
      queue.add(order.key, { order, begin: resolve });
      serve();
      return promise;
    },
    prepare: () => free[0]?.open(),
    close: async () => {
      while (running.size > 0) await Promise.all(running);
      await Promise.all(all.map(({ stop }) => stop()));
    },
  };
}
