import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { createAfterwards } from "./afterwards.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the work waits until the caller's next requests are through", async () => {
  const { afterwards } = createAfterwards(createLog("silent"));
  const work = vi.fn(async () => undefined);
  afterwards(work);
  await vi.advanceTimersByTimeAsync(249);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(501);
  expect(work).toHaveBeenCalledOnce();
});

test("settling does everything at once, also what follows from it, and a failure stops nothing", async () => {
  const { afterwards, settle } = createAfterwards(createLog("silent"));
  const done: string[] = [];
  afterwards(async () => {
    throw new Error("no");
  });
  afterwards(async () => {
    done.push("first");
    afterwards(async () => void done.push("second"));
  });
  await settle();
  expect(done).toEqual(["first", "second"]);
  expect(vi.getTimerCount()).toBe(0);
});
