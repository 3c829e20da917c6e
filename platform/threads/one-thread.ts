import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { BusyThread, type Order } from "./orders.ts";

const IDLE_MS = 300_000;

type Answer = { made: Uint8Array } | { error: string };

/** One thread that carries out one order at a time; it begins with the first and goes when idle. */
export function createOneThread(thread: URL, { timeoutMs }: { timeoutMs: number }) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

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
  const make = async ({ layout, content }: Order): Promise<Uint8Array> => {
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
  return { make, open: () => void open(), stop };
}
