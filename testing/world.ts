import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { readMailbox } from "#platform/mail/mailbox.ts";
import { createApp } from "#server/app.ts";
import { createDeps } from "#server/startup/create-deps.ts";
import { until } from "#testing/until.ts";
import { createApi } from "#web/api.ts";
import { clearDatabase, openTestDatabase } from "./database.ts";
import { openPlantedDatabase, START } from "./planted-world.ts";
import { quickPasswords } from "./quick-passwords.ts";

export type World = Awaited<ReturnType<typeof getWorld>>;

type Asked = {
  env?: Record<string, string>;
  /** Whether the demo world is there; it is copied, not planted anew. */
  isPlanted?: boolean;
  /** What looks at every statement on its way. */
  plugins?: KyselyPlugin[];
};

/** The whole server without a network, on a database of the kind the project proves, with a clock to turn. */
export async function getWorld({ env = {}, isPlanted = false, plugins = [] }: Asked = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "lilamonde-world-"));
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: "http://lilamonde.test", DEMO: "1", ...env });
  const bare = await (isPlanted ? openPlantedDatabase(dataDir) : openTestDatabase());
  const database = { ...bare, db: plugins.reduce((db, plugin) => db.withPlugin(plugin), bare.db) };
  let now = START;
  const clock = { now: () => now, set: (next: Date) => (now = next) };
  const { deps, start, stop } = await createDeps({
    config,
    log: createLog(process.env.TEST_LOG ?? "silent"),
    clock,
    database,
    passwords: quickPasswords(),
    // What the house does in rounds it does when a test says so, not when the wall clock does.
    hasRounds: false,
  });
  await start();
  const { fetch, document } = createApp(deps, {
    pages: async () => new Response("page"),
    isClosing: () => false,
  });

  // Each test writes from an address of its own, since limits are remembered in memory too.
  let neighbour = 1;

  /** One request, from this test's address unless one is given. */
  async function api(
    path: string,
    { address = `192.0.2.${neighbour}`, ...init }: RequestInit & { address?: string } = {},
  ) {
    return fetch(new Request(new URL(path, config.publicUrl), init), { address });
  }
  return {
    api,
    document,
    deps,
    db: database.db,
    database,
    clock,
    /** The typed API of a capability, from this test's address. */
    client: <Contract>() =>
      createApi<Contract>((request) => fetch(request, { address: `192.0.2.${neighbour}` }), config.publicUrl),
    /** The mail whose subject says this, as soon as it has been sent. */
    mailAbout: (words: string) =>
      until(async () => {
        const found = (await readMailbox({ db: database.db })).find(({ subject }) => subject.includes(words));
        if (!found) throw new Error(`no mail about ${words}`);
        return found;
      }),
    reset: async () => {
      now = START;
      neighbour++;
      await clearDatabase(database);
    },
    close: async () => {
      await deps.live.close();
      await stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
