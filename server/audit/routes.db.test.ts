import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { makeAuditMonths } from "./make-months.ts";

// biome-ignore lint/suspicious/noExplicitAny: what is asked of it is what is expected
type Told = any;
let world: World;
let admin: Awaited<ReturnType<typeof enter>>;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
  admin = await enter(world, "admin");
});
afterAll(() => world.close());

async function ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Told }> {
  const answer = await admin.call(method, path, body);
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
}
const audit = (path = "") => ask("GET", `/api/admin/audit${path}`);

/** Writes a question anew; gives it as it was. */
async function edit(change: object = { position: 42 }, of?: string) {
  const { rows } = (await ask("GET", "/api/questions")).body;
  const { id, version, updatedAt: _at, ...words } = rows.find((row: Told) => row.id === of) ?? rows[0];
  const answer = await ask("PUT", `/api/questions/${id}`, { version, ...words, ...change });
  expect(answer.status).toBe(200);
  return { id, words };
}

test("an edit is found by who, what, of what and when, tells before and after, and is taken back once", async () => {
  const { id, words } = await edit();
  const asked = `?actorId=${admin.id}&action=question.changed&area=question&subjectId=${id}&from=2026-03-02&until=2026-03-02`;
  const [entry] = (await audit(asked)).body.rows;
  expect(entry).toMatchObject({ actorId: admin.id, subject: words.question.pt, revert: "open" });
  expect((await audit("?from=2026-03-03")).body.rows).toEqual([]);
  expect((await audit("?area=hotel")).body.rows).toEqual([]);

  const detail = await audit(`/${entry.id}`);
  const place = { field: "position", label: { pt: "Posição", en: "Position" } };
  const position = { ...place, before: "0", after: "42" };
  expect(detail.body.changes).toContainEqual(position);
  expect(detail.body.outlook).toMatchObject({ blocker: null, told: 0, isPublic: true });
  expect(detail.body.outlook.changes).toEqual([{ ...place, before: "42", after: "0" }]);

  const reverted = await ask("POST", `/api/admin/audit/${entry.id}/reversal`, { reason: "Ordem errada" });
  expect(reverted).toMatchObject({ status: 200, body: { entry: { revert: "done" }, outlook: null } });
  const question = (await ask("GET", "/api/questions")).body.rows.find((row: Told) => row.id === id);
  expect(question).toMatchObject(words);
  expect((await audit()).body.rows.map((row: Told) => [row.action, row.revert])).toEqual([
    ["audit.reverted", "is_one"],
    ["question.changed", "done"],
  ]);
  const again = await ask("POST", `/api/admin/audit/${entry.id}/reversal`, { reason: "De novo" });
  expect(again).toMatchObject({ status: 409, body: { code: "revert_blocked" } });
});

test("what an entry is about is called by its name, whatever it is", async () => {
  const invite = { email: "ines@example.com", role: "advisor", fullName: "", language: "pt" };
  expect((await ask("POST", "/api/invites", invite)).status).toBe(201);
  const [entry] = (await audit("?area=invite")).body.rows;
  expect(entry).toMatchObject({ action: "invite.sent", subject: "ines@example.com" });
});

test("what was changed since is not taken back, and says so first", async () => {
  const { id } = await edit();
  const [entry] = (await audit()).body.rows;
  await edit({ position: 43 }, id);
  expect((await audit(`/${entry.id}`)).body.outlook).toMatchObject({ blocker: "changed_since" });
  const refused = await ask("POST", `/api/admin/audit/${entry.id}/reversal`, { reason: "Tarde" });
  expect(refused).toMatchObject({ status: 409, body: { code: "revert_blocked" } });
});

test("a suspension is taken back and the person is told; an approval has no way back", async () => {
  const { id } = await enter(world, "advisor");
  const { version } = (await ask("GET", `/api/people/${id}`)).body.person;
  await ask("POST", `/api/people/${id}/status`, { version, to: "suspended", reason: "Engano" });
  const [entry] = (await audit("?action=person.suspended")).body.rows;
  expect((await audit(`/${entry.id}`)).body.outlook).toMatchObject({
    blocker: null,
    told: 1,
    isPublic: false,
  });
  await ask("POST", `/api/admin/audit/${entry.id}/reversal`, { reason: "Era engano" });
  expect((await ask("GET", `/api/people/${id}`)).body.person).toMatchObject({
    status: "active",
    role: "advisor",
  });
});

test("the file has every entry with its sides; what does not exist is not found; others are refused", async () => {
  await edit();
  const file = await audit(".file");
  expect(file.body.trim().split(/\r?\n/)).toHaveLength(2);
  expect(file.body).toContain('""field"":""position""');
  expect((await audit("/999999999")).status).toBe(404);
  expect((await audit("/choices")).body).toMatchObject({
    actions: [
      {
        id: "question.changed",
        name: { pt: "Pergunta frequente: mudou", en: "Frequently asked question: changed" },
      },
    ],
    areas: [{ id: "question", name: { pt: "Pergunta frequente", en: "Frequently asked question" } }],
  });
  const other = await enter(world, "advisor");
  expect((await other.call("GET", "/api/admin/audit")).status).toBe(403);
});

test("months are made ahead, take what waited for them, and an old one can be put away", async () => {
  const write = (at: string) =>
    world.db
      .insertInto("audit_log")
      .values({
        ...{ action: "hotel.named", subject_type: "hotel", subject_id: randomUUID() },
        created_at: new Date(at),
      })
      .execute();
  await write("2031-05-31T23:59:59Z");
  await write("2031-06-01T00:00:00Z");
  world.clock.set(new Date("2031-05-15T12:00:00Z"));
  await makeAuditMonths(world.deps);
  await makeAuditMonths(world.deps);
  const { rows } = await sql<{
    part: string;
    count: number;
  }>`select tableoid::regclass::text as part, count(*)::int
    from audit_log where created_at > '2031-01-01' group by 1 order by 1`.execute(world.db);
  expect(rows).toEqual([
    { part: "audit_log_2031_05", count: 1 },
    { part: "audit_log_2031_06", count: 1 },
  ]);
  await sql`alter table audit_log detach partition audit_log_2031_05`.execute(world.db);
  admin = await enter(world, "admin");
  expect((await audit("?area=hotel")).body.rows).toHaveLength(1);
  await sql`drop table audit_log_2031_05`.execute(world.db);
});
