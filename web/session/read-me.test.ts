import { afterEach, expect, test, vi } from "vitest";
import { readMe } from "./read-me.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A network on which the first questions are lost; each is given up as soon as it was put. */
function loseFirst(count: number) {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() =>
    AbortSignal.abort(new DOMException("too long", "TimeoutError")),
  );
  let asked = 0;
  vi.stubGlobal("window", { location: { origin: "https://lilamonde.test" } });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async ({ signal }: Request) => {
    asked++;
    if (asked <= count) throw signal.reason;
    return Response.json({ status: "active" });
  });
  return () => asked;
}

test("a question that is lost on its way is put once more, and no more often", async () => {
  const asked = loseFirst(1);
  await expect(readMe("token")).resolves.toEqual({ status: "active" });
  expect(asked()).toBe(2);
  const again = loseFirst(2);
  await expect(readMe("token")).rejects.toThrow("too long");
  expect(again()).toBe(2);
});
