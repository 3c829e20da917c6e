import type { StoredEvent } from "./live-events.ts";

const BUFFER_BYTES = 65_536;
const RETRY_MS = 2_000;
const encoder = new TextEncoder();

export type EventStream = ReturnType<typeof createEventStream>;

/** The body of one reader's response; a reader who leaves more than the buffer unread is cut off. */
export function createEventStream({ onEnd }: { onEnd: () => void }) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  let room = Promise.withResolvers<void>();

  function end(finish: () => void) {
    if (!isOpen) return;
    isOpen = false;
    room.resolve();
    finish();
    onEnd();
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      pull: () => {
        room.resolve();
        room = Promise.withResolvers();
      },
      cancel: () => end(() => undefined),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES }),
  );
  const hasRoom = () => (controller.desiredSize ?? 0) > 0;
  function write(text: string) {
    if (!isOpen) return;
    if (hasRoom()) controller.enqueue(encoder.encode(text));
    // Cut off rather than ended: a reader who does not read would not take the end either.
    else end(() => controller.error(new Error("the reader is too slow")));
  }

  return {
    body,
    isOpen: () => isOpen,
    /** Tells the reader where it stands, so that it can resume even before its first event. */
    begin: (lastId: number) => write(`retry: ${RETRY_MS}\nid: ${lastId}\n\n`),
    reset: (lastId: number) => write(`id: ${lastId}\nevent: reset\ndata: {}\n\n`),
    send: ({ id, event, data }: StoredEvent) =>
      write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(":\n\n"),
    /** Waits, while old events are replayed, until the reader has read on. */
    waitForRoom: async () => {
      while (isOpen && !hasRoom()) await room.promise;
    },
    close: () => end(() => controller.close()),
  };
}
