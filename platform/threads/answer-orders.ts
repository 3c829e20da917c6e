import { parentPort } from "node:worker_threads";

type Given = { layout: string; content: unknown };

/** Answers the orders of `createOrderThread` inside its thread: imports the layout and makes what it says. */
export function answerOrders<Laid>(make: (laid: Laid) => Promise<Uint8Array>): void {
  const answer = async ({ layout, content }: Given): Promise<void> => {
    try {
      const module = (await import(layout)) as { layout: (content: unknown) => Laid | Promise<Laid> };
      const made = new Uint8Array(await make(await module.layout(content)));
      parentPort!.postMessage({ made }, [made.buffer]);
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort!.postMessage({ error: words });
    }
  };
  parentPort!.on("message", (given: Given) => void answer(given));
}
