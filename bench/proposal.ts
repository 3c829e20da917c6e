import { hashLinkToken } from "#platform/link-token.ts";
import { DEMO_TOKEN } from "#server/proposals/link-token.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { ACCEPT, ask } from "./ask.ts";
import { startBareRow, startOurs, withFolder } from "./contenders.ts";
import { loadTurn } from "./load.ts";
import type { Finding } from "./measure.ts";
import { takeTurns } from "./rounds.ts";

/** A short link of the demo's advisor: asking whose it is reads one row. */
const ONE_ROW = "/api/links/mt7kgb4";

/**
 * A proposal, whose link is asked for at every request and whose page is rendered once, against the least that our API
 * does with one row. Shown beside them: a bare `node:http` that reads the link's row and sends the very same bytes.
 */
export async function proposal(): Promise<Finding> {
  const server = await startPostgres();
  try {
    return await withFolder(async (folder) => {
      const database = server.url("postgres");
      const env = { DATABASE_URL: database, DEMO: "1", RATE_LIMIT_SCALE: "1000000" };
      const { url, pid, end } = await startOurs({ dataDir: folder, env });
      const page = `${url}/proposal/${DEMO_TOKEN}`;
      await ask(page);
      const row = { database, hash: hashLinkToken(DEMO_TOKEN) };
      const bare = await startBareRow({ folder, ...row, ...(await ask(page)) });
      const turn = (target: { url: string; pid: number }) => loadTurn({ ...target, headers: ACCEPT });
      const {
        ours = [],
        theirs = [],
        ...beside
      } = await takeTurns<string>({
        ours: turn({ url: page, pid }),
        theirs: turn({ url: `${url}${ONE_ROW}`, pid }),
        "bare node:http with pg": turn(bare),
      });
      await end();
      const about = { title: "proposal", peer: "our one-row read", unit: "req/s", goal: 0.8 };
      return { kind: "comparison", ...about, by: "processor time", ours, theirs, beside };
    });
  } finally {
    await server.stop();
  }
}
