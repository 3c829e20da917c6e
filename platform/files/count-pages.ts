import { Worker } from "node:worker_threads";

const TIME_MS = 20_000;
const MEMORY_MB = 512;

/** How many pages a PDF has; null where it cannot be read. Read beside the process, so that a hostile one stops nothing. */
export function countPages(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./count-pages-worker.ts", import.meta.url), {
      workerData: { path },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    const end = (pages: number | null) => {
      clearTimeout(deadline);
      resolve(pages);
      void worker.terminate();
    };
    const deadline = setTimeout(() => end(null), TIME_MS);
    worker.once("message", (pages: number) => end(pages > 0 ? pages : null));
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}
