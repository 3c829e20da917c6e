import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { BusyThread } from "#platform/threads/order-thread.ts";
import { answerError } from "./edge.ts";

const answer = answerError({ log: createLog("silent") });

test.each([
  ["the database has no connection free", new Error("timeout exceeded when trying to connect")],
  ["transactions met again and again", Object.assign(new Error("deadlock detected"), { code: "40P01" })],
  ["what makes documents has too much to do", new BusyThread("too many orders wait")],
])("where %s, the house is busy and says when to ask again", async (_, error) => {
  const response = answer(error, "r1");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({ code: "overloaded", requestId: "r1" });
});

test("what nobody foresaw says nothing of its cause", async () => {
  const response = answer(new Error("secret"), "r1");
  expect([response.status, (await response.text()).includes("secret")]).toEqual([500, false]);
});
