import { sql } from "kysely";
import { inject } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { createApp } from "#server/app.ts";
import { createDeps } from "#server/startup/create-deps.ts";
import { quickPasswords } from "./quick-passwords.ts";
import type { World } from "./world.ts";

/** Another node of a world's house: connections, API and memory of its own on the same database; it does no background work. */
export async function openSecondNode(world: World) {
  const database = await connectAnew(world);
  const { config, log, clock } = world.deps;
  const { deps } = await createDeps({ config, log, clock, database, passwords: quickPasswords() });
  const { fetch } = createApp(deps, { pages: async () => new Response("page"), isClosing: () => false });
  return {
    database,
    api: async (path: string) =>
      fetch(new Request(new URL(path, config.publicUrl)), { address: "192.0.2.250" }),
    close: async () => {
      await deps.live.close();
      await deps.auth.close();
      if (database !== world.database) await database.close();
    },
  };
}

/** The embedded database has one process, whose nodes share it. */
async function connectAnew({ database }: World): Promise<Database> {
  const adminUrl = inject("postgresUrl");
  if (!adminUrl) return database;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(adminUrl);
  url.pathname = `/${rows[0]!.name}`;
  return openPostgres({ url: url.href, log: createLog("silent") });
}
