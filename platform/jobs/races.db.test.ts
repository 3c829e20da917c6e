import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";

const race = openRaces();

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
