import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { until } from "#testing/until.ts";
import type { KitRow } from "../kit/queries.ts";
import { streamZip } from "./stream-zip.ts";

const MEBIBYTE = 1_024 * 1_024;
const PART = Buffer.alloc(64 * 1_024, 7);

/** A film of the kit, as far as a zip looks at it. */
const film = (title: string) =>
  ({
    ...{ title, hotelName: "Martinhal Sagres", number: 1, mediaType: "video/mp4", storageKey: title },
    ...{ bytes: 16 * MEBIBYTE, publishedAt: new Date("2026-03-02T12:00:00Z") },
  }) as KitRow;

test("a zip is made no faster than it is taken: little of it is ever held, and one file is open at a time", async () => {
  let [made, taken, mostHeld, open, mostOpen] = [0, 0, 0, 0, 0];
  const read = async (_: string, bytes: number) => {
    mostOpen = Math.max(mostOpen, ++open);
    let left = bytes;
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(PART);
          made += PART.length;
          left -= PART.length;
          mostHeld = Math.max(mostHeld, made - taken);
          if (left > 0) return;
          controller.close();
          open--;
        },
      },
      { highWaterMark: 0 },
    );
  };
  const rows = ["um", "dois", "tres", "quatro"].map(film);
  const answer = streamZip(
    { files: { read } as never, log: createLog("silent") },
    { open: rows, leftOut: [] },
  );
  for await (const part of answer.body!) taken += part.length;
  expect(taken).toBeGreaterThan(64 * MEBIBYTE);
  expect(mostOpen).toBe(1);
  expect(mostHeld).toBeLessThan(2 * MEBIBYTE);
});

test.each([1, 2, 5, 40])(
  "who leaves after %i parts of a zip closes its file, and no other is opened",
  async (parts) => {
    let [opened, closed] = [0, 0];
    const read = async () => {
      opened++;
      return new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(PART),
        cancel: () => {
          closed++;
        },
      });
    };
    const answer = streamZip(
      { files: { read } as never, log: createLog("silent") },
      { open: ["um", "dois"].map(film), leftOut: [] },
    );
    const reader = answer.body!.getReader();
    for (let part = 0; part < parts; part++) await reader.read();
    await until(() => expect(opened).toBe(1));
    await reader.cancel();
    await until(() => expect(closed).toBe(1));
    expect(opened).toBe(1);
  },
);
