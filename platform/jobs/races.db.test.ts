import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { createLog } from "#platform/log.ts";
import { openTestDatabase } from "#testing/database.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { saboteur } from "#testing/races/saboteur.ts";
import { createJobs } from "./jobs.ts";

const race = openRaces();

race(
  "of several first starts on one database one makes the queues, and the others go on with them",
  { locks: ["platform/jobs/queues.ts#prepareInTurn"] },
  async () => {
    const bare = await openTestDatabase();
    const database = { ...bare, db: bare.db.withPlugin(saboteur) };
    const jobs = createJobs({ database, log: createLog("silent") });
    try {
      await database.execute("drop schema pgboss cascade");
      const prepared = whileOpen(
        database.db,
        async (tx) => {
          // As another start does, which has come as far as the schema.
          await sql`select pg_advisory_xact_lock(726533)`.execute(tx);
          await sql`create schema pgboss`.execute(tx);
        },
        () => jobs.prepare(),
      );
      await expect(prepared).resolves.toBeUndefined();
    } finally {
      await jobs.stop({ limitMs: 0 });
      await database.close();
    }
  },
);

// Of two deletions of one row one has it: this stands on no lock of ours.
race("what a job gave up on is put back once, though two put it back at once", {}, async ({ db, deps }) => {
  const name = randomUUID();
  const data = JSON.stringify({ id: 0, name });
  await sql`insert into pgboss.job (name, data) values ('facts.deliver.dead', ${data}::jsonb)`.execute(db);
  const revived = await whileOpen(
    db,
    (tx) => deps.jobs.revive(tx, "facts.deliver"),
    () => transact(db, (tx) => deps.jobs.revive(tx, "facts.deliver")),
  );
  const { rows } = await sql<{ queue: string }>`
    select name as queue from pgboss.job where data ->> 'name' = ${name}`.execute(db);
  expect([revived, rows]).toEqual([0, [{ queue: "facts.deliver" }]]);
});
