import { expect, test } from "vitest";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import type { Access } from "./access.ts";
import { createApi } from "./api.ts";
import { declareRoute, jsonAnswer } from "./contract.ts";
import { answerError } from "./edge.ts";

const Query = z.object({ q: z.string().optional(), width: z.coerce.number().default(1) });

function open(access: Access, { query, headers = {} }: { query?: z.ZodType; headers?: object } = {}) {
  const deps = {
    identify: async () => ({ id: "someone", status: "active", role: "advisor" }),
  } as unknown as Pick<Deps, "identify" | "limiter">;
  const route = declareRoute({
    ...{ method: "get", path: "/api/things", access },
    ...(query && { request: { query: query as never } }),
    responses: { 200: jsonAnswer(z.object({}), "Things") },
  });
  const api = createApi(deps);
  api.hono.onError((error) => answerError({ log: { error: () => undefined } as never })(error, "r1"));
  api.openapi(route, (context) => context.json({}, 200, headers as Record<string, string>));
  return (search = "") => api.hono.request(`/api/things${search}`);
}

test.each(["link", "signed_in", ["advisor"]] as const)(
  "an answer for %s is kept nowhere, unless its route says how",
  async (access) => {
    expect((await open(access)()).headers.get("cache-control")).toBe("no-store");
    const said = { "cache-control": "private, max-age=60" };
    const answer = await open(access, { headers: said })();
    expect(answer.headers.get("cache-control")).toBe(said["cache-control"]);
  },
);

test("what is for everybody says nothing by itself", async () => {
  expect((await open("public")()).headers.has("cache-control")).toBe(false);
});

test.each([
  ["no fields", undefined, "?q=1", { q: "unknown" }],
  ["fields", Query, "?q=1&qq=2&__proto__=3", { qq: "unknown", ["__proto__"]: "unknown" }],
  ["refined fields", Query.refine(() => true), "?width=2&heigth=3", { heigth: "unknown" }],
  ["changed fields", Query.transform(({ q }) => q), "?w=2", { w: "unknown" }],
])("a route of %s refuses those it does not know, by name", async (_, query, search, fields) => {
  const answer = await open("public", { ...(query && { query }) })(search);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "validation_failed", fields });
});

test("those it knows are let through, however often", async () => {
  expect((await open("public", { query: Query })("?q=1&width=2")).status).toBe(200);
});
