import { QueryObserver, queryOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { until } from "#testing/until.ts";
import { createQueryClient } from "./query-client.ts";
import { bodyOf } from "./refusal.ts";
import { runWrite } from "./use-write.ts";
import { guess, type Write } from "./write.ts";

const problem = (status: number, body: object = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "x-request-id": "r1" } });

let stored: string[];
const namesQuery = queryOptions({ queryKey: ["names"], queryFn: () => Promise.resolve([...stored]) });
/** Adds a name; shown at once. */
const addName = (answers: (() => Promise<Response>)[]) => {
  const keys: string[] = [];
  const write: Write<string, unknown> = {
    send: (_, { headers }) => {
      keys.push(headers["idempotency-key"]);
      return answers.shift()!();
    },
    guesses: [guess(namesQuery.queryKey, (names, name: string) => [...names, name])],
  };
  return { write, keys };
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  vi.stubGlobal("navigator", { onLine: true });
  stored = ["Ana"];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openClient() {
  const client = createQueryClient();
  const stop = new QueryObserver(client, namesQuery).subscribe(() => {});
  await until(() => expect(client.getQueryData(["names"])).toEqual(["Ana"]));
  return { client, stop };
}

test("an edit shows at once, and every try of one intent carries the same key", async () => {
  const { client, stop } = await openClient();
  const { write, keys } = addName([
    () => Promise.reject(new TypeError("away")),
    async () => problem(503),
    async () => {
      stored.push("Bia");
      return problem(200, { ok: true });
    },
  ]);
  const done = runWrite(client, write, "Bia");
  await until(() => expect(client.getQueryData(["names"])).toEqual(["Ana", "Bia"]));
  expect(await done).toEqual({ state: "done", value: { ok: true } });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(client.getQueryData(["names"])).toEqual(["Ana", "Bia"]);
  stop();
});

test("a refused edit is taken back and not tried again; it says the API's code", async () => {
  const { client, stop } = await openClient();
  const { write, keys } = addName([async () => problem(422, { code: "idempotency_key_reused" })]);
  expect(await runWrite(client, write, "Bia")).toEqual({
    state: "refused",
    code: "idempotency_key_reused",
    fields: {},
  });
  expect(keys).toHaveLength(1);
  expect(client.getQueryData(["names"])).toEqual(["Ana"]);
  stop();
});

test("a stale edit comes back with both sides", async () => {
  const { client, stop } = await openClient();
  const { write } = addName([async () => problem(409, { code: "conflict", current: ["Caio"] })]);
  expect(await runWrite(client, write, "Bia")).toEqual({ state: "conflict", mine: "Bia", theirs: ["Caio"] });
  stop();
});

test("without a connection it says so at once", async () => {
  const { client, stop } = await openClient();
  vi.stubGlobal("navigator", { onLine: false });
  const { write, keys } = addName([() => Promise.reject(new TypeError("away"))]);
  expect(await runWrite(client, write, "Bia")).toEqual({ state: "offline" });
  expect(keys).toHaveLength(1);
  stop();
});

test("a reading is tried again when the server could not, never when it would not", async () => {
  const client = createQueryClient();
  const read = vi.fn().mockImplementation(async () => bodyOf(problem(403, { code: "forbidden" })));
  const refused = client.fetchQuery({ queryKey: ["secret"], queryFn: read });
  await expect(refused).rejects.toMatchObject({ status: 403, code: "forbidden", reference: "r1" });
  expect(read).toHaveBeenCalledTimes(1);
  const answers = [problem(500), problem(200, ["Ana"])];
  const names = client.fetchQuery({ queryKey: ["names"], queryFn: () => bodyOf(answers.shift()!) });
  expect(await names).toEqual(["Ana"]);
});

test("a list opened while a change was on its way shows the change", async () => {
  const client = createQueryClient();
  const before: (() => void)[] = [];
  const slowly = {
    ...namesQuery,
    queryFn: () => {
      const seen = [...stored];
      return new Promise<string[]>((answer) => before.push(() => answer(seen)));
    },
  };
  const { write } = addName([
    async () => {
      stored.push("Bia");
      return problem(200, { ok: true });
    },
  ]);
  const stop = new QueryObserver(client, slowly).subscribe(() => {});
  await until(() => expect(before).toHaveLength(1));
  const done = runWrite(client, { send: write.send, changes: [["names"]] }, "Bia");
  await until(() => expect(stored).toContain("Bia"));
  before[0]!();
  await until(() => expect(before).toHaveLength(2));
  before[1]!();
  await done;
  expect(client.getQueryData(["names"])).toEqual(["Ana", "Bia"]);
  stop();
});
