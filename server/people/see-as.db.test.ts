import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { SEE_AS_HEADER } from "#domain/people/see-as-header.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
let admin: string;
let subjectId: string;
let grant: { id: string; name: string; until: string };
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  ({ token: admin } = await addSecondFactor(world, await signIn("admin")));
  subjectId = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
  grant = await (await look(admin)).json();
});
afterAll(() => world.close());

async function signIn(who: string): Promise<string> {
  const answer = await send("/auth/v1/token?grant_type=password", "POST", {
    body: { email: `${who}@lilamonde.test`, password: DEMO_PASSWORD },
  });
  return (await answer.json()).access_token;
}
type Sent = { token?: string; body?: unknown; seen?: string };
function send(path: string, method: string, { token, body, seen }: Sent = {}) {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  if (seen) headers[SEE_AS_HEADER] = seen;
  return world.api(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}
const look = (token: string, id = subjectId) =>
  send(`/api/people/${id}/see-as`, "POST", { token, body: { reason: "Chamado 4471: não vê a comissão." } });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const asSeen = (path: string, method = "GET", body?: unknown) =>
  send(path, method, { token: admin, seen: grant.id, body });

/** Every table of the house with what is in it; aside from what counts requests, and from files, which jobs still draw. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'auth') and tablename not like 'rate_limit%'
      and tablename not in ('files', 'file_renditions', 'material_versions')`.execute(world.db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${sql.raw(name)} t`.execute(
      world.db,
    );
    found[name] = rows[0]?.digest ?? "";
  }
  return found;
}

test("a second factor, an active member and a reason are asked for, and the look is in the audit log", async () => {
  expect(grant.name).toBe("Marina Teles");
  const plain = await signIn("admin2");
  expect(await codeOf(await look(plain))).toEqual([403, "second_factor_needed"]);
  const { id: colleague } = (await world.deps.auth.getUserByEmail("admin2@lilamonde.test"))!;
  expect(await codeOf(await look(admin, colleague))).toEqual([403, "forbidden"]);
  const waiting = (await world.deps.auth.getUserByEmail("pending@lilamonde.test"))!;
  expect(await codeOf(await look(admin, waiting.id))).toEqual([409, "conflict"]);
  const entries = await world.db
    .selectFrom("audit_log")
    .select(["action", "subject_id", "reason"])
    .where("action", "=", "person.seen_as")
    .execute();
  expect(entries).toMatchObject([{ subject_id: subjectId, reason: "Chamado 4471: não vê a comissão." }]);
});

test("every reading of the portal is the person's own and leaves no mark; no write is carried out", async () => {
  expect(await (await asSeen("/api/me")).json()).toMatchObject({ fullName: "Marina Teles", role: "advisor" });
  const before = await everything();
  const served: string[] = [];
  for (const [path, methods] of Object.entries(world.document().paths ?? {})) {
    const place = path.replaceAll(/\{[^}]+\}/g, "00000000-0000-4000-8000-000000000000");
    for (const method of Object.keys(methods as object)) {
      const answer = await asSeen(place, method.toUpperCase(), method === "get" ? undefined : {});
      if (method !== "get") expect(answer.status, `${method} ${path}`).toBe(403);
      else if (answer.ok) served.push(...(await openFirst(path, answer)));
    }
  }
  expect(served).toEqual(expect.arrayContaining(["/api/notifications", "/api/commissions/earnings"]));
  expect(served).toEqual(expect.arrayContaining([expect.stringMatching(/^\/api\/journeys\/[0-9a-f-]{36}$/)]));
  expect(await everything()).toEqual(before);
});

/** A reading that was served, and where it was a list, its first row as well. */
async function openFirst(path: string, answer: Response): Promise<string[]> {
  const body = await answer.json().catch(() => null);
  const id = body?.rows?.[0]?.id;
  if (!id) return [path];
  const one = `${path}/${id}`;
  return (await asSeen(one)).ok ? [path, one] : [path];
}

test.each([
  "/api/security/sessions",
  "/api/privacy/export",
  "/api/payouts/details",
  "/api/clients.file",
  "/api/live",
])("%s is the person's alone", async (path) => {
  expect(await codeOf(await asSeen(`${path}?language=pt`))).toEqual([403, "forbidden"]);
});

test("the grant is its administrator's alone, ends after half an hour, and when it is ended", async () => {
  const other = (await addSecondFactor(world, await signIn("admin2"))).token;
  const foreign = await send("/api/me", "GET", { token: other, seen: grant.id });
  expect(await codeOf(foreign)).toEqual([403, "see_as_over"]);
  const again = await (await look(admin)).json();
  expect((await send(`/api/see-as/${again.id}`, "DELETE", { token: admin })).status).toBe(204);
  const ended = await send("/api/me", "GET", { token: admin, seen: again.id });
  expect(await codeOf(ended)).toEqual([403, "see_as_over"]);
  expect((await asSeen("/api/me")).status).toBe(200);
  world.clock.set(new Date(grant.until));
  expect(await codeOf(await asSeen("/api/me"))).toEqual([403, "see_as_over"]);
});

/** What acts without signing in, as addresses and answers carry it; signed addresses of files and drawings only show. */
function secretsIn(value: unknown): string[] {
  if (typeof value === "string") {
    if (/^(\/files\/|data:)/.test(value)) return [];
    const found = value.match(/[\w-]{43,}|[\w-]{22}\.\d+\.[\w-]{22}/g) ?? [];
    return found.filter((one) => /[A-Z]/.test(one));
  }
  return value && typeof value === "object" ? Object.values(value).flatMap(secretsIn) : [];
}

test("no reading with a person's eyes gives a link or token that acts and that their own reading holds", async () => {
  const own = await signIn("advisor");
  const { rows: journeys } = await sql<{
    id: string;
  }>`select distinct s.journey_id as id from journey_snapshots s
    join journeys j on j.id = s.journey_id where j.owner_id = ${subjectId}`.execute(world.db);
  await world.db.deleteFrom("proposal_links").execute();
  const link = { language: "pt", passcode: null };
  for (const { id } of journeys) await send(`/api/proposal-links/${id}`, "POST", { token: own, body: link });
  const { rows: bookings } = await sql<{ id: string }>`
    select id from bookings where owner_id = ${subjectId} order by id`.execute(world.db);
  await send("/api/checkpoints/feed", "POST", { token: own, body: {} });
  const places = Object.entries(world.document().paths ?? {}).flatMap(([path, methods]) => {
    const access = (methods as { get?: { "x-access"?: unknown } }).get?.["x-access"];
    if (!Array.isArray(access) || !access.includes("advisor")) return [];
    if (!path.includes("{")) return [path];
    if (path === "/api/proposal-links/{journeyId}")
      return journeys.map(({ id }) => path.replace("{journeyId}", id));
    if (path === "/api/checkpoints/bookings/{id}") return bookings.map(({ id }) => path.replace("{id}", id));
    return [];
  });
  const held = new Set<string>();
  for (const place of places) {
    const answer = await send(place, "GET", { token: own });
    if (!answer.headers.get("content-type")?.includes("json")) continue;
    const secrets = secretsIn(await answer.json());
    if (secrets.length === 0) continue;
    held.add(place.replace(/[0-9a-f-]{36}/, "{id}"));
    const seen = await (await asSeen(place)).text();
    expect([place, secrets.filter((secret) => seen.includes(secret))]).toEqual([place, []]);
  }
  const acting = ["/api/checkpoints/feed", "/api/member/events", "/api/proposal-links/{id}"];
  expect([...held]).toEqual(expect.arrayContaining(acting));
});
