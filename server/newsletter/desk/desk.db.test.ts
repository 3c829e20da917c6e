import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { plantReaders } from "../plant-readers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantReaders(world.deps);
});
afterAll(() => world.close());

test("the list says who reads the letter, in which language and from where, and is brought as a file", async () => {
  const { call } = await enter(world, "admin");
  const list = async (query: string) => (await call("GET", `/api/admin/newsletter?${query}`)).json();
  const reading = await list("state=reading&sort=email");
  expect(reading.rows.map(({ email }: { email: string }) => email)).toEqual([
    "amelia.ward@reader.test",
    "bruno.salles@leitor.test",
    "luiza.farias@leitora.test",
    "teresa.campos@leitora.test",
  ]);
  const counts = (facet: { value: string; count: { value: number } }[]) =>
    Object.fromEntries(facet.map(({ value, count }) => [value, count.value]));
  expect(counts(reading.facets.state)).toEqual({ reading: 4, asked: 1, left: 1, removed: 0 });
  expect(counts(reading.facets.source)).toEqual({ newsletter: 1, journal: 1, press: 1, events: 1 });
  const english = await list("letterLanguage=en&state=asked");
  expect(english.rows).toMatchObject([{ email: "noah.klein@reader.test", confirmedAt: null }]);
  const file = await call("GET", "/api/admin/newsletter.file?state=left");
  expect(await file.text()).toContain("caetano.pires@leitor.test,pt,journal,left,");
});

test("a form says on which page it stands", async () => {
  const headers = { "content-type": "application/json" };
  const ask = (source: string) =>
    world.api("/api/newsletter", {
      ...{ method: "POST", headers },
      body: JSON.stringify({ email: "nova@leitora.test", language: "pt", source }),
    });
  expect((await ask("elsewhere")).status).toBe(400);
  expect((await ask("journal")).status).toBe(202);
  const { call } = await enter(world, "admin");
  const { rows } = await (await call("GET", "/api/admin/newsletter?q=nova")).json();
  expect(rows).toMatchObject([{ state: "asked", source: "journal" }]);
});

test("the team takes an address off with its reason, once; the record does not say which address", async () => {
  const { call } = await enter(world, "admin");
  const { rows } = await (await call("GET", "/api/admin/newsletter?q=teresa")).json();
  const take = (id: string, body: object) => call("POST", `/api/admin/newsletter/${id}/removal`, body);
  const { id, version } = rows[0];
  expect((await take(id, { version, reason: " " })).status).toBe(400);
  expect((await take(randomUUID(), { version, reason: "Pediu por telefone" })).status).toBe(404);
  expect(await (await take(id, { version, reason: "Pediu por telefone" })).json()).toMatchObject({
    ...{ state: "removed", removedReason: "Pediu por telefone", removedBy: "Helena Duarte" },
  });
  expect((await take(id, { version, reason: "De novo" })).status).toBe(409);
  const entries = await world.db
    .selectFrom("audit_log")
    .select(["action", "subject_id", "reason", "before", "after"])
    .where("action", "=", "newsletter_reader.removed")
    .execute();
  expect(entries).toMatchObject([{ subject_id: id, reason: "Pediu por telefone" }]);
  expect(JSON.stringify(entries)).not.toContain("teresa");
});
