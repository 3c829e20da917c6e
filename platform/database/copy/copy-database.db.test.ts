import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { wrapPglite } from "#platform/database/open-pglite.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { copyServerDatabase } from "#testing/postgres-template.ts";
import { openTemplate, prepareTemplate } from "#testing/template.ts";
import type { Database } from "../database.ts";
import { claimEmpty, copyDatabase } from "./copy-database.ts";

const adminUrl = inject("postgresUrl");
let from: Database;
let to: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  if (!adminUrl) return;
  from = wrapPglite(await openTemplate(await prepareTemplate()));
  const made = await copyServerDatabase(adminUrl);
  drop = made.drop;
  to = await openPostgres({ url: made.url, log: createLog("silent") });
});
afterEach(async () => {
  if (!adminUrl) return;
  await from.close();
  await to.close();
  await drop();
});

const oddTable = `create table odd (
  id bigint generated always as identity primary key, parent bigint references odd (id),
  raw bytea, list text[], json jsonb, exact numeric, at timestamptz, span interval, real double precision,
  doubled text generated always as ('x') stored)`;

test.runIf(adminUrl)("every table arrives whole: odd values, references in circles, sequences", async () => {
  await to.execute(
    "drop schema public cascade; create schema public; drop schema auth cascade; drop schema pgboss cascade",
  );
  await claimEmpty(to);
  await migrate(to);
  await to.execute("drop schema if exists pgboss cascade");
  await from.execute("drop schema pgboss cascade");
  await from.execute(oddTable);
  await to.execute(oddTable);
  await from.execute(`insert into odd (raw, list, json, exact, at, span, real)
    select '\\x00ff', array['a,"b"', null, 'é\\'], case n % 2 when 0 then 'null'::jsonb end, 1.500,
      '2026-02-03T04:05:06.123456Z', '1 mon 2 days', 0.1 + 0.2 from generate_series(1, 1201) n`);
  await from.execute("update odd set parent = 1202 - id");
  const copied = await copyDatabase({ from, to });
  expect(copied.find(({ table }) => table === "public.odd")?.count).toBe(1_201);
  const all = "select md5(string_agg(odd::text, '' order by id)) as sum from odd";
  for (const { db } of [from, to]) await sql`set timezone = 'UTC'`.execute(db);
  expect((await to.execute(all)).rows).toEqual((await from.execute(all)).rows);
  const { rows } = await to.execute("insert into odd (parent) values (7) returning id");
  expect(rows).toEqual([{ id: 1_202 }]);
  await expect(to.execute("insert into odd (parent) values (-1)")).rejects.toThrow(/foreign key/);
  await expect(claimEmpty(to)).rejects.toThrow("is not empty");
});

test.runIf(adminUrl)("a copy that fails leaves nothing, and can be made again", async () => {
  await to.execute(
    "drop schema public cascade; create schema public; drop schema auth cascade; drop schema pgboss cascade",
  );
  await claimEmpty(to);
  await migrate(to);
  await from.execute("drop schema pgboss cascade");
  await from.execute("create table later (id int)");
  await expect(copyDatabase({ from, to })).rejects.toThrow("no such table as public.later");
  await claimEmpty(to);
  await to.execute("create table later (id int)");
  await from.execute("insert into later values (1)");
  const failing = copyDatabase({
    from,
    to,
    onTable: ({ table }) => {
      if (table === "public.later") throw new Error("cut off");
    },
  });
  await expect(failing).rejects.toThrow("cut off");
  expect((await to.execute("select * from later")).rows).toEqual([]);
  await claimEmpty(to);
  await copyDatabase({ from, to });
  expect((await to.execute("select * from later")).rows).toEqual([{ id: 1 }]);
});

test.runIf(adminUrl)("a database in which anything is already stands untouched", async () => {
  await expect(claimEmpty(to)).rejects.toThrow("the database to move into is not empty");
});
