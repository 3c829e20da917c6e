import { once } from "node:events";
import { Worker } from "node:worker_threads";

const TIMEOUT_MS = 30_000;
const IDLE_MS = 300_000;

/** A PDF to be made: the module that lays it out (`layout(content)` gives a react-pdf document) and what it shows. */
export type PdfOrder = { layout: URL; content: unknown };
export type PdfMaker = {
  make: (order: PdfOrder) => Promise<Uint8Array>;
  /** Opens the thread for what is likely to be asked next; its libraries take a moment to load. */
  prepare: () => void;
  close: () => Promise<void>;
};

type Answer = { pdf: Uint8Array } | { error: string };

/** Makes PDFs one after the other in a thread of its own, so that no other request waits; the thread goes when idle. */
export function createPdfMaker(): PdfMaker {
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
    const thread = new Worker(new URL("./pdf-thread.ts", import.meta.url));
    // Whoever waits hears of it by themselves; a thread that breaks while nobody does is only replaced.
    thread.on("error", () => {
      if (worker === thread) worker = undefined;
    });
    return thread;
  };
  const open = (): Worker => {
    worker ??= start();
    worker.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
    return worker;
  };
  const makeNow = async ({ layout, content }: PdfOrder): Promise<Uint8Array> => {
    const thread = open();
    thread.ref();
    const answered = once(thread, "message", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    thread.postMessage({ layout: layout.href, content });
    try {
      const [answer] = (await answered) as [Answer];
      if ("error" in answer) throw new Error(answer.error);
      return answer.pdf;
    } catch (error) {
      // What it was doing is not known, so the next one gets a new thread.
      await stop();
      throw error;
    } finally {
      thread.unref();
    }
  };
  return {
    make: (order) => {
      const made = turn.then(() => makeNow(order));
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
