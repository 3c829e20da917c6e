import { Worker } from "node:worker_threads";

const TIME_MS = 20_000;
const MEMORY_MB = 512;
const WIDTH = 960;

export type ReadDocument = { pages: number; firstPage: Uint8Array | null };
type Said = { pages: number } | { picture: Uint8Array };

/**
 * How many pages a PDF has, and its first one as a PNG where it can be drawn; null where it cannot be read. Read
 * beside the process, so that a hostile one stops nothing.
 */
export function readDocument(path: string): Promise<ReadDocument | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./read-document-worker.ts", import.meta.url), {
      workerData: { path, width: WIDTH },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    let pages = 0;
    const end = (firstPage: Uint8Array | null) => {
      clearTimeout(deadline);
      resolve(pages > 0 ? { pages, firstPage } : null);
      void worker.terminate();
    };
    const deadline = setTimeout(() => end(null), TIME_MS);
    worker.on("message", (said: Said) => {
      if ("pages" in said) pages = said.pages;
      else end(said.picture);
    });
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}
