import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { routes } from "#auth/routes.ts";
import { type AuthWorld, getAuthWorld, PASSWORD, post, SERVICE_KEY } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

test("any origin may call, and sees the headers the client needs (P37)", async () => {
  const preflight = await world.fetch("/token?grant_type=password", {
    method: "OPTIONS",
    headers: { origin: "https://other.test" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  for (const name of ["Authorization", "Content-Type", "X-Client-Info", "X-Supabase-Api-Version", "apikey"]) {
    expect(preflight.headers.get("access-control-allow-headers")).toContain(name);
  }
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    expect(preflight.headers.get("access-control-allow-methods")).toContain(method);
  }
  const refused = await world.fetch("/user", { headers: { origin: "https://other.test" } });
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  for (const name of ["X-Supabase-Api-Version", "X-Total-Count", "Link"]) {
    expect(refused.headers.get("access-control-expose-headers")).toContain(name);
  }
});

test("a refusal has the shape of the version that was asked for", async () => {
  const dated = await world.fetch("/user");
  expect(dated.body).toEqual({ code: "no_authorization", message: expect.any(String) });
  expect(dated.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(dated.headers.get("x-sb-error-code")).toBe("no_authorization");
  for (const version of ["", "2020-01-01", "yesterday", "2024-13-45"]) {
    const old = await world.fetch("/user", { headers: { "x-supabase-api-version": version } });
    expect(old.body).toEqual({ code: 401, error_code: "no_authorization", msg: expect.any(String) });
    expect(old.headers.get("x-supabase-api-version")).toBeNull();
  }
});

test("no answer that carries a secret is cached (P35)", async () => {
  const { session, email } = await world.signedIn();
  const answers = [
    await world.fetch("/token?grant_type=password", post({ email, password: PASSWORD })),
    await world.fetch("/user", { bearer: session.access_token }),
    await world.fetch("/verify?token=x&type=signup"),
    await world.fetch("/nothing"),
  ];
  for (const { headers } of answers) {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("an unknown path is 404, another method 405, another case of letters nothing", async () => {
  expect((await world.fetch("/nothing")).status).toBe(404);
  expect((await world.fetch("/TOKEN?grant_type=password", post({}))).status).toBe(404);
  const otherMethod = await world.fetch("/signup");
  expect(otherMethod.status).toBe(405);
  expect(otherMethod.headers.get("allow")).toBe("POST");
  expect((await world.fetch("/settings", { method: "HEAD" })).status).toBe(200);
  expect((await world.fetch("/admin/users", { method: "HEAD" })).status).toBe(405);
  expect((await world.fetch("//settings/")).status).toBe(200);
});

test("a body over one mebibyte is refused, announced or not", async () => {
  const large = JSON.stringify({ email: "x".repeat(1_100_000) });
  expect(await world.fetch("/recover", { ...post({}), body: large })).toMatchObject({
    status: 413,
    code: "request_entity_too_large",
  });
  const stream = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(large));
      controller.close();
    },
  });
  const streamed = await world.fetch("/recover", {
    ...post({}),
    body: stream,
    duplex: "half",
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

const HOSTILE_BODIES = [
  "{",
  "[]",
  "null",
  '"text"',
  "7",
  "true",
  "\u0000",
  '{"email":"a\\u0000b@c.test","password":"x\\u0000"}',
  '{"email":"a@b.test","password":"\\ud800abcdef","data":{"\\udfff":1}}',
  '{"data":{"a\\u0000":"b"}}',
  '{"__proto__":{"email":"a@b.test"},"constructor":{"prototype":{}}}',
  `${'{"data":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  `{"data":${"[".repeat(100_000)}`,
  JSON.stringify({
    email: ["a@b.test"],
    password: { a: 1 },
    type: 7,
    token: false,
    token_hash: [],
    data: "x",
  }),
  JSON.stringify({
    email: { toString: "x" },
    phone: 1e308,
    refresh_token: {},
    auth_code: [],
    code_verifier: 0,
  }),
  JSON.stringify({ email: "a@b.test", password: "p".repeat(500_000), data: { n: "x".repeat(300_000) } }),
  JSON.stringify({ email: "o'or'1=1--@b.test", token: "';drop table auth.users;--", type: "signup" }),
  JSON.stringify({
    id: "not-a-uuid",
    email: "a@b.test",
    ban_duration: "forever",
    role: 7,
    user_metadata: [],
  }),
  JSON.stringify({
    email: "a@b.test",
    user_metadata: { deep: JSON.parse(`${"[".repeat(20)}${"]".repeat(20)}`) },
  }),
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
];

const HOSTILE_QUERIES = [
  "scope=%00&type=signup&token=%00&page=-1&redirect_to=%ff%00",
  "type=signup&token='%20or%201=1&page=99999999999&per_page=1e9&filter=%25_%5c&redirect_to=%5c%5cevil",
  "type[]=signup&token=a&token=b&scope=__proto__&type=constructor&page=1.5",
];
const PLAIN_QUERY = "type=signup&token=x&scope=local&page=1";

test("no route answers 5xx to hostile input, as nobody, as a person or with the service key", async () => {
  const seen = new Map<string, Set<number>>();
  for (const route of routes) {
    const person = await world.signedIn();
    const bearer = { public: "", user: person.session.access_token, service: SERVICE_KEY }[route.access];
    const ids = route.path.includes("{") ? ["..%2f..", "%00", "%ff", crypto.randomUUID(), person.id] : [""];
    const name = `${route.method} ${route.path} ${route.grant ?? ""}`;
    const statuses = new Set<number>();
    seen.set(name, statuses);
    const send = async (query: string, body: BodyInit | undefined) => {
      for (const id of ids) {
        const path = route.path.replace("{id}", id).replace("{factorId}", id);
        const init = { method: route.method, ...(bearer ? { bearer } : {}), ...(body && { body }) };
        statuses.add((await world.fetch(`${path}?grant_type=${route.grant ?? ""}&${query}`, init)).status);
      }
    };
    for (const query of HOSTILE_QUERIES) await send(query, undefined);
    if (route.method === "GET") continue;
    for (const body of HOSTILE_BODIES) await send(PLAIN_QUERY, body);
  }
  const faults = [...seen].filter(([, statuses]) => [...statuses].some((status) => status >= 500));
  expect(faults).toEqual([]);
  // The bodies were read and judged, not turned away for another reason.
  const unread = ["POST /signup ", "POST /verify ", "PUT /user ", "POST /admin/users "];
  for (const name of unread) expect(seen.get(name)?.has(400)).toBe(true);
  expect(seen.get("POST /verify ")?.has(403)).toBe(true);
  expect(seen.get("PUT /user ")?.has(200)).toBe(true);
});

test("headers of any kind are taken as they come", async () => {
  const { email } = await world.signedIn();
  const headers = {
    "user-agent": "é".repeat(100) + "x".repeat(3_000),
    "accept-language": "*;q=,,,;;;en",
    referer: "javascript:alert(1)",
    redirect_to: "\\\\evil",
    "x-supabase-api-version": "9999-99-99",
    "content-type": "text/plain",
  };
  const { status } = await world.fetch("/token?grant_type=password", {
    method: "POST",
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString("latin1")]),
    ),
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(status).toBe(200);
});
