import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { transact } from "#platform/database/transact.ts";
import { isWhole } from "#testing/reach.ts";
import { sampleSchema } from "#testing/sample-schema.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";
import { setStanding } from "./accounts/set-standing.ts";
import type { Access } from "./http/access.ts";

type Operation = { method: string; path: string; access: Access; body: object | null };
type Visitor = { name: string; token: string | null; role: Role | null; status: string | null };
/** One whose token is good and yet nobody's. */
const NOBODY = ["suspended", "before the second factor"];

const owners: Record<Role, string> = {
  advisor: "advisor@lilamonde.test",
  tour_operator: "operator@lilamonde.test",
  hotel: "hotel@lilamonde.test",
  admin: "admin@lilamonde.test",
};
/** What only the owner of a session may see. */
const DEVICE = "Marked-Device/1.0";

// Every route with every value takes as long as there are routes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

let world: World;
let operations: Operation[];
let schemas: Record<string, object>;
const visitors: Visitor[] = [];

beforeAll(async () => {
  world = await getWorld({ env: { AUTH_AUTOCONFIRM: "1", RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  ({ operations, schemas } = readOperations());
  visitors.push({ name: "nobody", token: null, role: null, status: null });
  for (const [role, email] of Object.entries(owners)) {
    visitors.push({ name: role, token: await signIn(email), role: role as Role, status: "active" });
  }
  const waiting = { name: "who waits", role: null, status: "pending" };
  visitors.push({ ...waiting, token: await signIn("pending@lilamonde.test") });
  const suspended = await make("suspended@example.com", "advisor");
  visitors.push({ name: "who is suspended", token: suspended.token, role: "advisor", status: "suspended" });
  await suspend(suspended.id);
  const careful = "admin2@lilamonde.test";
  const { token: lifted } = await addSecondFactor(world, await signIn(careful));
  const admin = { role: "admin", status: "active" } as const;
  visitors.push({ ...admin, name: "an administrator after the second factor", token: lifted });
  const halfway = { role: "admin", status: "before the second factor" } as const;
  visitors.push({ ...halfway, name: "an administrator halfway in", token: await signIn(careful) });
});
afterAll(() => world.close());

/** Every operation the API declares; a new route is walked without anyone adding it here. */
function readOperations() {
  const { paths = {}, components } = world.document();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Record<string, unknown>>).map(([method, operation]) => {
      const request = operation.requestBody as { content?: Record<string, { schema: object }> } | undefined;
      const body = Object.values(request?.content ?? {})[0]?.schema ?? null;
      return { method: method.toUpperCase(), path, access: operation["x-access"] as Access, body };
    }),
  );
  return { operations: found, schemas: (components?.schemas ?? {}) as Record<string, object> };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  world.api(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function signIn(email: string, userAgent = DEVICE): Promise<string> {
  const answer = await post(
    "/auth/v1/token?grant_type=password",
    { email, password: DEMO_PASSWORD },
    { "user-agent": userAgent },
  );
  return (await answer.json()).access_token;
}

async function make(email: string, role: Role) {
  const { id } = await world.deps.auth.createUser({ email, password: DEMO_PASSWORD, email_confirm: true });
  const standing = { id, status: "active", role, reason: null } as const;
  await transact(world.db, (tx) => setStanding(tx, world.deps, standing));
  return { id, token: await signIn(email, "Other-Device/1.0") };
}

const suspend = (id: string) =>
  transact(world.db, (tx) => setStanding(tx, world.deps, { id, status: "suspended", reason: "Teste" }));

type Call = { token: string | null; id?: string; body?: unknown };

function call({ method, path }: Operation, { token, id = crypto.randomUUID(), body }: Call) {
  return world.api(path.replace(/\{\w+\}/g, id), {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** What the declaration promises a visitor: the way in, or which refusal. */
function promised(access: Access, { token, role, status }: Visitor): "in" | number {
  if (access === "public" || access === "link") return "in";
  if (!token || NOBODY.includes(status ?? "")) return 401;
  if (access === "signed_in") return "in";
  return status === "active" && role && access.includes(role) ? "in" : 403;
}

test("every route lets in whom it declares and refuses everybody else without a word of what it holds", async () => {
  expect(operations.length).toBeGreaterThan(30);
  for (const operation of operations) {
    for (const visitor of visitors) {
      const expected = promised(operation.access, visitor);
      const isRead = operation.method === "GET";
      // Who may come in is shown to be let in by reading, or by a body that is refused after the door.
      if (expected === "in" && !isRead && !operation.body) continue;
      const body = isRead || !operation.body ? undefined : { unexpected: true };
      const answer = await call(operation, { token: visitor.token, body });
      const place = `${operation.method} ${operation.path} as ${visitor.name}`;
      // What is not for everybody is kept by no store on its way.
      const kept = answer.headers.get("cache-control") ?? "not said";
      if (operation.access !== "public") expect(kept, place).toMatch(/no-store|private|immutable|max-age/);
      if (expected === "in") {
        expect([401, 403], place).not.toContain(answer.status);
        expect(answer.status, place).toBeLessThan(500);
        continue;
      }
      expect(answer.status, place).toBe(expected);
      const told = Object.keys(await answer.json()).toSorted();
      expect(told, place).toEqual(["code", "requestId", "status", "title", "type"]);
    }
  }
});

test("uploads, which speak a protocol of their own, let in hotels and administrators and refuse everybody else", async () => {
  const path = "/files/uploads";
  const ways = [
    ["POST", path],
    ["HEAD", `${path}/${crypto.randomUUID()}.x`],
    ["PATCH", `${path}/${crypto.randomUUID()}.x`],
    ["DELETE", `${path}/${crypto.randomUUID()}.x`],
  ] as const;
  for (const visitor of visitors) {
    const expected = promised(["hotel", "admin"], visitor);
    for (const [method, way] of ways) {
      const answer = await world.api(way, {
        method,
        headers: {
          ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
          ...{ "tus-resumable": "1.0.0", "upload-length": "10", "content-length": "0" },
        },
      });
      const place = `${method} ${path} as ${visitor.name}`;
      // Another's upload is like one that never was, to those who may send as well.
      expect(answer.status, place).toBe(expected !== "in" ? expected : method === "POST" ? 201 : 404);
    }
  }
});

/** Every row that mentions a person, and every id in those rows. */
async function traces(id: string) {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select format('%I.%I', table_schema, table_name) as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where data_type = 'uuid' and table_type = 'BASE TABLE' and table_schema in ('public', 'auth')
    order by 1, 2`.execute(world.db);
  const found: unknown[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select * from ${sql.raw(table)} where ${sql.ref(column)} = ${id}`.execute(world.db);
    found.push({ table, column, rows: rows.map((row) => JSON.stringify(row)).toSorted() });
  }
  const text = JSON.stringify(found);
  const ids = [...new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))];
  return { text, ids };
}

/** Ids from all over a person's things: every kind is among them, and the walk ends. */
const spread = (ids: string[], most = isWhole ? 48 : 16) =>
  ids.filter((_, index) => index % Math.max(1, Math.ceil(ids.length / most)) === 0);

/** Members vote for and talk about each other's requests and posts, report and mute: that is what these are for. */
const SHARED =
  /^\/api\/(requests\/\{id\}\/|timeline\/(\{id\}\/(comments|reactions)|mutes\/\{userId\}|reports)$)/;

const order = ["GET", "POST", "PATCH", "PUT", "DELETE"];

test.each(["advisor", "tour_operator", "hotel"] as const)(
  "another %s reads nothing private of the first and changes nothing, whichever ids they send",
  async (role) => {
    const email = owners[role];
    const { id: ownerId } = (await world.deps.auth.getUserByEmail(email))!;
    const before = await traces(ownerId);
    expect(before.ids.length).toBeGreaterThan(2);
    const other = await make(`other-${role}@example.com`, role);
    const reachable = operations
      .filter(({ access, path }) => Array.isArray(access) && access.includes(role) && !SHARED.test(path))
      .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
    for (const operation of reachable) {
      const isPlain = !operation.path.includes("{") && !operation.body;
      for (const id of isPlain ? [ownerId] : spread(before.ids)) {
        const body = operation.body ? sampleSchema(operation.body, { schemas, uuid: id }) : undefined;
        const answer = await call(operation, { token: other.token, id, body });
        const text = await answer.text();
        const place = `${operation.method} ${operation.path}: ${answer.status}`;
        expect(answer.status, place).toBeLessThan(500);
        expect(text, place).not.toContain(email);
        expect(text, place).not.toContain(DEVICE);
      }
    }
    expect((await traces(ownerId)).text).toBe(before.text);
  },
);

test("a sign-up that asks to be an administrator reaches no administrator's route, whatever it becomes", async () => {
  const data = { full_name: "Eva", selected_role: "admin" };
  const signUp = { email: "eva@example.com", password: DEMO_PASSWORD, data };
  const { access_token: token, user } = await (await post("/auth/v1/signup", signUp)).json();
  const admins = operations.filter(({ access }) => Array.isArray(access) && access.join() === "admin");
  expect(admins.length).toBeGreaterThan(5);
  const statuses = async () =>
    new Set(await Promise.all(admins.map(async (operation) => (await call(operation, { token })).status)));
  expect(await statuses()).toEqual(new Set([403]));
  await world.db.updateTable("profiles").set({ status: "active" }).where("id", "=", user.id).execute();
  expect(await statuses()).toEqual(new Set([403]));
});
