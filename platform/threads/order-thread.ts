import { once } from "node:events";
import { Worker } from "node:worker_threads";

const TIMEOUT_MS = 30_000;
const IDLE_MS = 300_000;
/** What is under way and waits; behind so many nobody would wait for theirs. */
const MAX_ORDERS = 100;

/** A thread has too much to do, or did not get done with an order: it can be given again in a moment. */
export class BusyThread extends Error {}

/** Something to be made: the module that lays it out (`layout(content)`) and what it shows. */
export type Order = { layout: URL; content: unknown };
export type Maker = {
  make: (order: Order) => Promise<Uint8Array>;
  /** Opens the thread for what is likely to be asked next; its libraries take a moment to load. */
  prepare: () => void;
  close: () => Promise<void>;
};

type Answer = { made: Uint8Array } | { error: string };

/** Carries out orders one after the other in a thread of its own, so that no request waits; the thread goes when idle. */
export function createOrderThread(
  thread: URL,
  { timeoutMs = TIMEOUT_MS, maxOrders = MAX_ORDERS } = {},
): Maker {
  let orders = 0;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    const stopped = worker;
    worker = undefined;
    clearTimeout(idle);
    await stopped?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(thread);
    // Whoever waits hears of it by themselves; a thread that breaks while nobody does is only replaced.
    started.on("error", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };
  const open = (): Worker => {
    worker ??= start();
    worker.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
    return worker;
  };
  const makeNow = async ({ layout, content }: Order): Promise<Uint8Array> => {
    const opened = open();
    opened.ref();
    const signal = AbortSignal.timeout(timeoutMs);
    const answered = once(opened, "message", { signal });
    opened.postMessage({ layout: layout.href, content });
    try {
      const [answer] = (await answered) as [Answer];
      if ("error" in answer) throw new Error(answer.error);
      return answer.made;
    } catch (error) {
      // What it was doing is not known, so the next one gets a new thread.
      await stop();
      throw signal.aborted ? new BusyThread("an order took too long", { cause: error }) : error;
    } finally {
      opened.unref();
    }
  };
  return {
    make: (order) => {
      if (orders >= maxOrders) return Promise.reject(new BusyThread("too many orders wait"));
      orders += 1;
      const made = turn.then(() => makeNow(order)).finally(() => (orders -= 1));
      turn = made.catch(() => undefined);
      return made;
    },
    prepare: () => void open(),
    close: async () => {
      await turn;
      await stop();
    },
  };
}
