import { afterAll, beforeAll, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
});
afterAll(() => world.close());

/** Every operation of the API as it is documented; a new route is attacked without anyone adding it here. */
function operations() {
  const { paths = {} } = world.document();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, "x"),
    })),
  );
}

const json = { "content-type": "application/json" };
const attacks: [string, RequestInit][] = [
  ["malformed JSON", { body: '{"name": ', headers: json }],
  ["an empty body", { body: "", headers: json }],
  ["a list", { body: "[]", headers: json }],
  ["null", { body: "null", headers: json }],
  ["a bare string", { body: '"x"', headers: json }],
  [
    "numbers everywhere",
    { body: '{"name":1,"email":2,"interest":3,"subject":4,"message":5,"language":6}', headers: json },
  ],
  [
    "lists everywhere",
    { body: '{"name":[],"email":[],"interest":[],"subject":[],"message":[],"language":[]}', headers: json },
  ],
  [
    "null bytes",
    {
      body: '{"name":"a\\u0000b","email":"a@example.com","interest":"other","subject":"s","message":"m\\u0000","language":"pt"}',
      headers: json,
    },
  ],
  [
    "unknown fields",
    {
      body: '{"name":"a","email":"a@example.com","interest":"other","subject":"s","message":"m","language":"pt","is_admin":true}',
      headers: json,
    },
  ],
  ["prototype keys", { body: '{"__proto__":{"a":1},"constructor":{"b":2}}', headers: json }],
  ["deep nesting", { body: `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`, headers: json }],
  ["10 MB", { body: JSON.stringify({ name: "x".repeat(10_000_000) }), headers: json }],
  ["bytes that are not UTF-8", { body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22]), headers: json }],
  ["a form", { body: "name=a", headers: { "content-type": "application/x-www-form-urlencoded" } }],
  ["no content type", { body: "name=a", headers: { "content-type": "" } }],
  ["a key with line breaks in it", { body: "{}", headers: { ...json, "idempotency-key": "x".repeat(500) } }],
];

test.each(attacks)(
  "%s is refused with a problem document by every write, and nothing is stored",
  async (_, init) => {
    const writes = operations().filter(({ method }) => method !== "GET");
    expect(writes.length).toBeGreaterThan(0);
    for (const { method, path } of writes) {
      const answer = await world.api(path, { ...init, method });
      expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({
        status: answer.status,
        code: expect.any(String),
        requestId: expect.any(String),
      });
    }
    expect(await world.db.selectFrom("contact_messages").select("id").execute()).toEqual([]);
  },
);

test("an unknown address of the API is a problem document", async () => {
  const answer = await world.api("/api/nowhere");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "not_found" });
});

test("every operation declares who may call it", () => {
  const { paths = {} } = world.document();
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods as Record<string, object>))
      expect(operation).toHaveProperty("x-access");
  }
});
