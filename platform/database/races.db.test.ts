import { sql } from "kysely";
import { expect } from "vitest";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { migrate, readMigrations } from "./migrate.ts";

const race = openRaces();

race(
  "two processes that migrate at once apply a migration once, and the second goes on when it is there",
  { locks: ["platform/database/migrate.ts#inTurn"] },
  async ({ db, database }) => {
    const name = "9001_twice";
    const text = "create table twice (id int)";
    await sql`drop table if exists twice`.execute(db);
    await sql`delete from schema_migrations where name = ${name}`.execute(db);
    const applied = await whileOpen(
      db,
      async (tx) => {
        // As another process does, which has begun with this one.
        await sql`select pg_advisory_xact_lock(726531)`.execute(tx);
        await sql.raw(text).execute(tx);
        await sql`insert into schema_migrations (name, checksum) values (${name}, ${name})`.execute(tx);
      },
      () => migrate(database, [...readMigrations(), { name, text, checksum: name }]),
    );
    expect(applied).toEqual([]);
    await sql`delete from schema_migrations where name = ${name}`.execute(db);
  },
);
