import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { migrate } from "#platform/database/migrate.ts";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { type Turn, takeTurns } from "./rounds.ts";

const ROW = {
  id: randomUUID(),
  reference: "LM-BENCH",
  name: "Ana",
  email: "ana@example.com",
  interest: "other",
  subject: "Olá",
  message: "Uma mensagem de tamanho comum, como as que chegam todos os dias.",
  language: "pt",
  created_at: new Date("2026-03-02T12:00:00Z"),
};

/** One row by its key through our database layer, against the same statement in a loop on PGlite alone. */
export async function oneRowRead(): Promise<Finding> {
  return withFolder(async (folder) => {
    const ours = await openPgliteFolder(join(folder, "ours"));
    await migrate(ours);
    await ours.db.insertInto("contact_messages").values(ROW).execute();
    const read = () => ours.db.selectFrom("contact_messages").selectAll().where("id", "=", ROW.id);
    const { sql, parameters } = read().compile();

    const bare = await PGlite.create(join(folder, "bare"));
    await copyTable(bare);
    const rounds = await takeTurns({
      ours: readTurn(() => read().executeTakeFirstOrThrow()),
      theirs: readTurn(async () => (await bare.query(sql, [...parameters])).rows[0]),
    });
    await Promise.all([ours.close(), bare.close()]);
    return {
      kind: "comparison",
      title: "one-row read",
      peer: "bare PGlite",
      unit: "reads/s",
      goal: 0.6,
      ...rounds,
    };
  });
}

function readTurn(read: () => Promise<unknown>): Turn {
  return async (seconds) => {
    const started = performance.now();
    const end = started + seconds * 1_000;
    let count = 0;
    while (performance.now() < end) {
      if ((await read()) === undefined) throw new Error("the row was not found");
      count++;
    }
    return { perSecond: (count * 1_000) / (performance.now() - started) };
  };
}

async function copyTable(bare: PGlite): Promise<void> {
  const columns = Object.keys(ROW);
  await bare.exec(`create table contact_messages (
    id uuid primary key, reference text not null unique, name text not null, email text not null,
    interest text not null, subject text not null, message text not null, language text not null,
    created_at timestamptz not null)`);
  const places = columns.map((_, i) => `$${i + 1}`).join(", ");
  await bare.query(
    `insert into contact_messages (${columns.join(", ")}) values (${places})`,
    Object.values(ROW),
  );
}
