import { afterEach, expect, test } from "vitest";
import { BusyThread, createOrderThread, type Maker } from "./order-thread.ts";

const thread = new URL("./testing/word-thread.ts", import.meta.url);
const layout = new URL("./testing/word-layout.ts", import.meta.url);
let maker: Maker;
afterEach(() => maker.close());
const make = (words: string | null, key = words ?? "nobody") =>
  maker.make({ layout, content: { words }, key });

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

test("orders of one never stand before the first of another, and keep their own order", async () => {
  maker = createOrderThread(thread, { threads: 1 });
  const done: string[] = [];
  const order = (words: string, key: string) => make(words, key).then(() => done.push(words));
  await Promise.all([
    ...[order("a1", "a"), order("a2", "a"), order("a3", "a"), order("b1", "b"), order("b2", "b")],
    order("c1", "c"),
  ]);
  expect(done).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("an order that does not end holds up its own alone: others are served beside it", async () => {
  maker = createOrderThread(thread, { timeoutMs: 1_500 });
  const endless = make(null, "a").catch((error: unknown) => error);
  const behind = make("depois", "a");
  expect(new TextDecoder().decode(await make("outro", "b"))).toBe("outro");
  expect(await endless).toBeInstanceOf(BusyThread);
  expect(new TextDecoder().decode(await behind)).toBe("depois");
});

test("who orders too much at once is told so, and others are not", async () => {
  maker = createOrderThread(thread, { maxOfOne: 2 });
  const own = [make("um", "a"), make("dois", "a")];
  await expect(make("três", "a")).rejects.toBeInstanceOf(BusyThread);
  own.push(make("outro", "b"));
  expect(await Promise.all(own)).toHaveLength(3);
});
