import { afterEach, expect, test } from "vitest";
import { BusyThread, createOrderThread, type Maker } from "./order-thread.ts";

const thread = new URL("./testing/word-thread.ts", import.meta.url);
const layout = new URL("./testing/word-layout.ts", import.meta.url);
let maker: Maker;
afterEach(() => maker.close());
const make = (words: string | null) => maker.make({ layout, content: { words } });

test("an order that does not end is given up, and whoever waits is told that there is too much to do", async () => {
  maker = createOrderThread(thread, { timeoutMs: 300 });
  await expect(make(null)).rejects.toBeInstanceOf(BusyThread);
});

test("behind too many nobody waits: they are told at once, and those before them are served", async () => {
  maker = createOrderThread(thread, { maxOrders: 2 });
  const [one, two] = [make("um"), make("dois")];
  await expect(make("três")).rejects.toBeInstanceOf(BusyThread);
  const words = (await Promise.all([one, two])).map((made) => new TextDecoder().decode(made));
  expect(words).toEqual(["um", "dois"]);
  expect(new TextDecoder().decode(await make("quatro"))).toBe("quatro");
});
