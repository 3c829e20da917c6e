import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AuditQuery } from "#domain/audit/audit.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../startup/plant.ts";
import { findNames } from "./queries.ts";
import { listAudit } from "./read-audit.ts";

/** What the demo world has none of; its expression is asked all the same. */
const EMPTY = ["payout_claims", "reputation_appeals"];

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await world.reset();
  await plant({ ...world.deps, config: { ...world.deps.config, isDemo: true } });
});
afterAll(() => world.close());

test("every thing that a capability gives a name to is told by it", async () => {
  const { db, deps } = world;
  for (const { table } of deps.named) {
    const { rows } = await sql<{
      id: string;
    }>`select id from ${sql.table(table)} order by id limit 3`.execute(db);
    const names = await findNames(
      db,
      deps.named,
      rows.map(({ id }) => id),
    );
    expect(rows.length === 0, table).toBe(EMPTY.includes(table));
    for (const { id } of rows) expect(names.get(id)?.trim(), table).toBeTruthy();
    expect(names.size, table).toBe(rows.length);
  }
});

test("what has no name, or no such id, is left without one", async () => {
  expect(await findNames(world.db, world.deps.named, ["tiers", "2026-03", crypto.randomUUID()])).toEqual(
    new Map(),
  );
});

const list = async (asked: object) => (await listAudit(world.deps, AuditQuery.parse(asked))).rows;

test("who answered by a mailed link stands under their name and hotel; what came of itself stands under nobody's", async () => {
  const answers = await list({ area: "booking", action: "booking.accept" });
  const byLink = answers.filter(({ actorId }) => actorId === null);
  expect(byLink.length).toBeGreaterThan(3);
  for (const { actor, isByLink } of byLink) expect({ actor, isByLink }).toMatchObject({ isByLink: true });
  expect(byLink.map(({ actor }) => actor)).toContain("Sofia Menezes, Casa Trancoso");
  const own = (await list({ area: "booking", limit: "100" })).find(({ actorId }) => actorId !== null);
  expect(own).toMatchObject({ isByLink: false, actor: expect.any(String) });
  const itself = (await list({ action: "commission.void" })).find(({ actorId }) => actorId === null);
  expect(itself).toMatchObject({ isByLink: false, actor: null });
});

test("a statement is named by its month or by whose it is, and an id by what it is called", async () => {
  const prepared = await list({ action: "statement.prepared", area: "statement" });
  const months = prepared.map(({ words }) => words.subject);
  expect(months).toContainEqual({ pt: "janeiro de 2026", en: "January 2026" });
  const [released] = await list({ action: "statement.released" });
  expect(released?.subject).toMatch(/^(Marina Teles|Rafael Nóbrega), \d\d\/20\d\d$/);
  expect(released?.changes).toContainEqual({
    ...{ field: "subjectId", label: { pt: "De quem", en: "Whose" }, before: null },
    after: expect.stringMatching(/^(Marina Teles|Rafael Nóbrega)$/),
  });
});
