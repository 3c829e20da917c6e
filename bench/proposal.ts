import { hashLinkToken } from "#platform/link-token.ts";
import { DEMO_TOKEN } from "#server/proposals/link-token.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { ACCEPT, ask } from "./ask.ts";
import { startBareRow, startOurs, withFolder } from "./contenders.ts";
import { loadTurn } from "./load.ts";
import type { Finding } from "./measure.ts";
import { takeTurns } from "./rounds.ts";

/**
 * A proposal, whose link is asked for at every request and whose page is rendered once, against a bare `node:http` that
 * reads the link's row by its key and sends the very same bytes.
 */
export async function proposal(): Promise<Finding> {
  const server = await startPostgres();
  try {
    return await withFolder(async (folder) => {
      const database = server.url("postgres");
      const env = { DATABASE_URL: database, DEMO: "1", RATE_LIMIT_SCALE: "1000000" };
      const ours = await startOurs({ dataDir: folder, env });
      const url = `${ours.url}/proposal/${DEMO_TOKEN}`;
      await ask(url);
      const bare = await startBareRow({
        ...{ folder, database, hash: hashLinkToken(DEMO_TOKEN) },
        ...(await ask(url)),
      });
      const rounds = await takeTurns({
        ours: loadTurn({ url, pid: ours.pid, headers: ACCEPT }),
        theirs: loadTurn({ url: bare.url, pid: bare.pid, headers: ACCEPT }),
      });
      await ours.end();
      const about = { title: "proposal", peer: "bare one-row read", unit: "req/s", goal: 0.8 };
      return { kind: "comparison", ...about, by: "processor time", ...rounds };
    });
  } finally {
    await server.stop();
  }
}
