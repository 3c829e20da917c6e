import type { Readable } from "node:stream";

/**
 * A stream as a web answer takes it, read part by part. Readable.toWeb would throw where nobody can catch it, and so
 * end the process, when a reader leaves while a part is on its way.
 */
export function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  // An error before the first part is read waits for whoever reads it.
  source.on("error", () => undefined);
  const parts = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
