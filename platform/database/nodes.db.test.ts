import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { copyServerDatabase } from "#testing/postgres-template.ts";
import { until } from "#testing/until.ts";
import { contract } from "./contract.ts";
import type { Database } from "./database.ts";
import { type Migration, migrate, readMigrations } from "./migrate.ts";
import { announceNode } from "./nodes.ts";
import { openPostgres } from "./open-postgres.ts";

const adminUrl = inject("postgresUrl");
const own = readMigrations();
const extra = (name: string, text: string): Migration => ({ name, text, checksum: name });
const newer = [
  ...own,
  extra("9001_more", "create table more (id int)"),
  extra("9002_more_contract", "drop table more"),
];

let house: Awaited<ReturnType<typeof copyServerDatabase>>;
const nodes: Database[] = [];
async function openNode(): Promise<Database> {
  const node = await openPostgres({ url: house.url, log: createLog("silent") });
  nodes.push(node);
  return node;
}
beforeAll(async () => {
  if (adminUrl) house = await copyServerDatabase(adminUrl);
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()));
});
afterAll(() => house?.drop());

const refused = /9002_more_contract would take away what nodes of older code may use:\n.*connected since/;

test.runIf(adminUrl)(
  "nothing is taken away while a node of older code is alive, also after it lost its connection",
  async () => {
    const old = await openNode();
    await announceNode(old, own);
    const next = await openNode();
    await announceNode(next, newer);
    expect(await migrate(next, newer)).toEqual(["9001_more"]);
    await expect(contract(next, newer)).rejects.toThrow(refused);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lilamonde-listen'`.execute(next.db);
    await until(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and classid = 726534
      and database = (select oid from pg_database where datname = current_database())`.execute(next.db);
      expect(rows).toHaveLength(2);
    });
    await expect(contract(next, newer)).rejects.toThrow(refused);

    await old.close();
    nodes.splice(nodes.indexOf(old), 1);
    await until(async () => expect(await contract(next, newer)).toEqual(["9002_more_contract"]));
    await sql`delete from schema_migrations where name like '9%'`.execute(next.db);
  },
);

test.runIf(adminUrl)("a node from before nodes told what they know counts as old", async () => {
  const silent = await openNode();
  await silent.listen("content", () => undefined);
  const next = await openNode();
  await migrate(next, newer);
  await expect(contract(next, newer)).rejects.toThrow(refused);
});

test.runIf(adminUrl)(
  "a migration lets those finish who hold its table, and stands in nobody's way meanwhile",
  async () => {
    const node = await openNode();
    await sql`create table held (id int)`.execute(node.db);
    const release = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const holding = node.db.transaction().execute(async (tx) => {
      await sql`insert into held values (1)`.execute(tx);
      isHeld.resolve();
      await release.promise;
    });
    await isHeld.promise;
    const wide = [...newer, extra("9003_wide", "alter table held add column more text")];
    await sql`delete from schema_migrations where name like '9%'`.execute(node.db);
    await sql`drop table if exists more`.execute(node.db);
    const migrating = migrate(node, wide);
    await until(async () => expect(await lockWaits(node)).toBe(1));
    // It steps back by itself: whoever asked after it is let through.
    await sql`select count(*) from held`.execute(node.db);
    release.resolve();
    await holding;
    expect(await migrating).toEqual(["9001_more", "9003_wide"]);
  },
);

async function lockWaits({ db }: Database): Promise<number> {
  const { rows } = await sql`select from pg_locks where not granted and relation = 'held'::regclass`.execute(
    db,
  );
  return rows.length;
}
