import { expect, test } from "vitest";
import { type LiveEvent, readEvents } from "./read-events.ts";

test("events are read however the stream is cut, and heartbeats are not events", async () => {
  const text = 'retry: 2000\nid: 7\n\n:\n\nid: 8\nevent: update\ndata: {"a":": b"}\n\nid: 9\nevent: unfin';
  for (const size of [1, 5, 1_000]) {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < text.length; at += size) {
          controller.enqueue(new TextEncoder().encode(text.slice(at, at + size)));
        }
        controller.close();
      },
    });
    const events: LiveEvent[] = [];
    for await (const event of readEvents(body)) events.push(event);
    expect(events).toEqual([{ id: "7" }, {}, { id: "8", event: "update", data: '{"a":": b"}' }]);
  }
});
