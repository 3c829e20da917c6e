import { PassThrough, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { until } from "#testing/until.ts";
import { toWebStream } from "./web-stream.ts";

const PART = Buffer.alloc(64 * 1_024, 7);

test("a stream arrives whole, and no faster than it is read", async () => {
  let made = 0;
  const source = Readable.from(
    (function* () {
      for (; made < 50; made++) yield PART;
    })(),
    { objectMode: false },
  );
  const reader = toWebStream(source).getReader();
  await reader.read();
  await turn();
  expect(made).toBeLessThan(10);
  let bytes = PART.length;
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
  expect(bytes).toBe(50 * PART.length);
});

test.each([0, 1, 2, 3])(
  "a reader who leaves after %i parts ends the source, and nothing is thrown",
  async (parts) => {
    const source = new PassThrough();
    for (let part = 0; part < 8; part++) source.write(PART);
    const reader = toWebStream(source).getReader();
    await turn();
    for (let part = 0; part < parts; part++) await reader.read();
    await reader.cancel();
    await until(() => expect(source.destroyed).toBe(true));
  },
);

test("an error before the first part is read reaches whoever reads", async () => {
  const source = new PassThrough();
  const stream = toWebStream(source);
  source.destroy(new Error("the disk is gone"));
  await turn();
  await expect(stream.getReader().read()).rejects.toThrow("the disk is gone");
});
