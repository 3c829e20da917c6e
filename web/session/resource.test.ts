import { expect, test, vi } from "vitest";
import { createResource } from "./resource.ts";
import { Unread } from "./unread.ts";

test("it is read once for all who look, again when told, and forgotten when nobody looks", async () => {
  let count = 0;
  const resource = createResource(async () => ++count);
  const leave = [resource.subscribe(() => {}), resource.subscribe(() => {})];
  await vi.waitFor(() => expect(resource.peek()).toEqual({ state: "ready", value: 1 }));
  await resource.reload();
  expect(resource.peek()).toEqual({ state: "ready", value: 2 });
  for (const stop of leave) stop();
  expect(resource.peek()).toEqual({ state: "loading" });
});

test("an older answer never replaces a newer one, and a failed reading keeps what was there", async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const resource = createResource(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  resource.subscribe(() => {});
  const second = resource.reload();
  answers[1]?.resolve("new");
  await second;
  answers[0]?.resolve("old");
  await answers[0]?.promise;
  expect(resource.peek()).toEqual({ state: "ready", value: "new" });
  const third = resource.reload();
  answers[2]?.reject(new Error("away"));
  await third;
  expect(resource.peek()).toEqual({ state: "ready", value: "new" });
});

test("a reading that failed says the code to quote", async () => {
  const headers = new Headers({ "x-request-id": "r1" });
  const resource = createResource(() => Promise.reject(new Unread({ status: 500, headers })));
  resource.subscribe(() => {});
  await vi.waitFor(() => expect(resource.peek()).toEqual({ state: "failed", code: "r1" }));
});
