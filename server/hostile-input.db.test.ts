import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Role, roles } from "#domain/accounts/roles.ts";
import { enter } from "#testing/enter.ts";
import { hostileRequests, type Operation, readOperations } from "#testing/hostile-requests.ts";
import { isWhole } from "#testing/reach.ts";
import type { Schema } from "#testing/sample-schema.ts";
import { getWorld, type World } from "#testing/world.ts";

const people: Record<Role, string> = {
  advisor: "advisor@lilamonde.test",
  tour_operator: "operator@lilamonde.test",
  hotel: "hotel@lilamonde.test",
  admin: "admin@lilamonde.test",
};
type Attacker = Role | "nobody";
const attackers: Attacker[] = ["nobody", "admin", "advisor", "tour_operator", "hotel"];

/** How many of the values are sent, the worst first. */
const reach = isWhole ? { first: Number.POSITIVE_INFINITY, others: 3 } : { first: 5, others: 0 };

// Every route with every value takes as long as there are routes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

let world: World;
let operations: Operation[];
let schemas: Record<string, Schema>;
let uuid: string;
const tokens = new Map<Attacker, string>();

beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "100000" }, isPlanted: true });
  const document = world.document();
  operations = readOperations(document);
  schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  uuid = (await world.deps.auth.getUserByEmail("pending@lilamonde.test"))!.id;
  for (const role of roles) tokens.set(role, await signIn(people[role]));
});
afterAll(() => world.close());

const signIn = async (email: string) => (await enter(world, email)).token;

function isLetIn({ access }: Operation, attacker: Attacker): boolean {
  if (access === "public" || access === "link") return attacker === "nobody";
  if (attacker === "nobody") return false;
  return access === "signed_in" || access.includes(attacker);
}

const firstLetIn = (operation: Operation): Attacker =>
  attackers.find((attacker) => isLetIn(operation, attacker))!;

function send(attacker: Attacker, path: string, init: RequestInit) {
  const token = tokens.get(attacker);
  const headers = { ...(init.headers as object), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return world.api(path, { ...init, headers });
}

/** A refusal at the door would say nothing of the room behind it. */
const AT_THE_DOOR = ["unauthenticated", "forbidden", "account_not_active", "rate_limited"];

async function judge(attacker: Attacker, about: string, answer: Response): Promise<void> {
  const place = `${about} as ${attacker}`;
  expect(answer.status, place).toBeLessThan(500);
  if (answer.status < 400) return void (await answer.body?.cancel());
  expect(answer.headers.get("content-type"), place).toBe("application/problem+json");
  const problem = await answer.json();
  expect(problem, place).toMatchObject({ status: answer.status, requestId: expect.any(String) });
  expect(AT_THE_DOOR, place).not.toContain(problem.code);
}

test.each(attackers)(
  "whatever %s sends in any parameter, header or field of any route they may call, nothing fails",
  async (attacker) => {
    const open = operations.filter((operation) => isLetIn(operation, attacker));
    expect(open.length).toBeGreaterThan(5);
    for (const operation of open) {
      // As the first whom a route lets in; in the proofs as each of the others too.
      const isFirst = firstLetIn(operation) === attacker;
      const values = isFirst ? reach.first : reach.others;
      const aim = { schemas, uuid, values };
      for (const { path, init, about } of hostileRequests(operation, aim)) {
        await judge(attacker, about, await send(attacker, path, init));
      }
    }
  },
);

const json = { "content-type": "application/json" };
const bodies: [string, RequestInit][] = [
  ["malformed JSON", { body: '{"name": ', headers: json }],
  ["an empty body", { body: "", headers: json }],
  ["a list", { body: "[]", headers: json }],
  ["null", { body: "null", headers: json }],
  ["a bare string", { body: '"x"', headers: json }],
  ["unknown fields", { body: '{"is_admin":true}', headers: json }],
  ["prototype keys", { body: '{"__proto__":{"a":1},"constructor":{"b":2}}', headers: json }],
  ["deep nesting", { body: `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`, headers: json }],
  ["10 MB", { body: JSON.stringify({ name: "x".repeat(10_000_000) }), headers: json }],
  ["bytes that are not UTF-8", { body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22]), headers: json }],
  ["a form", { body: "name=a", headers: { "content-type": "application/x-www-form-urlencoded" } }],
  ["a form without its boundary", { body: "name=a", headers: { "content-type": "multipart/form-data" } }],
  ["no content type", { body: "name=a", headers: { "content-type": "" } }],
];

/** What is refused before any route reads it: one write in ten stands for all, but for the proofs. */
const isRefusedAtOnce = (about: string) => about === "10 MB" || about === "deep nesting";

test.each(bodies)("%s is refused by every write that takes a body", async (about, init) => {
  const writes = operations.filter(({ body }) => body);
  const asked = isWhole || !isRefusedAtOnce(about) ? writes : writes.filter((_, at) => at % 10 === 0);
  for (const operation of asked) {
    const { method, path } = operation;
    // How a body is read does not depend on who sends it, once they are let in.
    const attacker = firstLetIn(operation);
    const answer = await send(attacker, path.replace(/\{\w+\}/g, uuid), { ...init, method });
    expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    await judge(attacker, `${method} ${path}, ${about}`, answer);
  }
});

test.each([
  "/dev/mailbox?to=%00",
  "/dev/mailbox?to=%ED%A0%80",
  "/og/pt/%00.png",
  "/og/pt/x.png",
  "/icons/%00.png",
  "/files/%00",
  "/files/%",
  "/files/..%2f..%2fservice.key",
  "/api/%00",
  "/api/nowhere",
  "/auth/v1/%00",
  "/auth/v1/authorize?provider=%00&redirect_to=%00",
  "/auth/v1/verify?token=%00&type=%00",
])("%s is answered without failing", async (path) => {
  expect((await world.api(path)).status).toBeLessThan(500);
});

test.each(["99999999999999999999", "-1", "x", "1.5"])("a stream resumed after %s opens", async (id) => {
  const answer = await world.api("/api/live", { headers: { "last-event-id": id } });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
});

test("an unknown address of the API is a problem document", async () => {
  const answer = await world.api("/api/nowhere");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "not_found" });
});

test("days at the end of the calendar are refused to whoever asks for a product", async () => {
  const days = { startsOn: "9999-12-31", endsOn: "9999-12-31", people: 1, message: "" };
  const { id: productId, slug } = await world.db
    .selectFrom("products")
    .select(["id", "slug"])
    .where("is_shown", "=", true)
    .where("visibility", "=", "public")
    .where("seller_id", "is", null)
    .executeTakeFirstOrThrow();
  const visitor = { name: "Ana", email: "ana@example.com", language: "pt", source: null, isAgreed: true };
  const routes: [Attacker, string, object][] = [
    ["advisor", "/api/bookings/products", { productId }],
    ["nobody", `/api/marketplace/public/${slug}/requests`, visitor],
  ];
  for (const [attacker, path, who] of routes) {
    const headers = { ...json, "idempotency-key": crypto.randomUUID() };
    const answer = await send(attacker, path, {
      ...{ method: "POST", headers, body: JSON.stringify({ ...days, ...who }) },
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { startsOn: "invalid" } }]);
  }
});

test("every operation declares who may call it", () => {
  for (const { method, path, access } of operations) expect(access, `${method} ${path}`).toBeDefined();
});
