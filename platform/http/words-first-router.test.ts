import { Hono } from "hono";
import { expect, test } from "vitest";
import { WordsFirstRouter } from "./words-first-router.ts";

function open(paths: string[]) {
  const app = new Hono({ router: new WordsFirstRouter() });
  app.use("/journeys/*", async (context, next) => {
    await next();
    context.header("x-passed", "yes");
  });
  for (const path of paths)
    app.get(path, (context) => context.text(`${path} ${context.req.param("id") ?? ""}`));
  return async (path: string) => {
    const answer = await app.request(path);
    return answer.ok
      ? `${await answer.text()} ${answer.headers.get("x-passed") ?? ""}`.trim()
      : answer.status;
  };
}

test("a word wins over a parameter at the same place, whichever was added first", async () => {
  for (const paths of [
    ["/journeys/mine", "/journeys/:id"],
    ["/journeys/:id", "/journeys/mine"],
  ]) {
    const ask = open(paths);
    expect(await ask("/journeys/mine")).toBe("/journeys/mine  yes");
    expect(await ask("/journeys/mine")).toBe("/journeys/mine  yes");
    expect(await ask("/journeys/7")).toBe("/journeys/:id 7 yes");
  }
});

test("words and parameters may meet deeper in an address", async () => {
  const ask = open(["/journeys/:id/blocks", "/journeys/mine/board", "/journeys/mine/blocks"]);
  expect(await ask("/journeys/mine/blocks")).toBe("/journeys/mine/blocks  yes");
  expect(await ask("/journeys/mine/board")).toBe("/journeys/mine/board  yes");
  expect(await ask("/journeys/7/blocks")).toBe("/journeys/:id/blocks 7 yes");
  expect(await ask("/journeys/7/board")).toBe(404);
  expect(await ask("/elsewhere")).toBe(404);
});
