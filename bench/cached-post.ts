import { join } from "node:path";
import { ACCEPT, ask } from "./ask.ts";
import { startBareNode, startOurs, withFolder } from "./contenders.ts";
import { loadTurn } from "./load.ts";
import type { Finding } from "./measure.ts";
import { takeTurns } from "./rounds.ts";

const PATH = "/post/de-zero-a-sessenta-por-cento";

/** What a post from memory costs the processor, against a bare `node:http` that sends the very same bytes and headers. */
export async function cachedPost(): Promise<Finding> {
  return withFolder(async (folder) => {
    const ours = await startOurs({ dataDir: join(folder, "data") });
    const url = `${ours.url}${PATH}`;
    await ask(url);
    const page = await ask(url);
    const bare = await startBareNode({ folder, ...page });
    const turn = (target: { url: string; pid: number }) => loadTurn({ ...target, headers: ACCEPT });
    const { ours: mine = [], theirs = [] } = await takeTurns<string>({
      ours: turn({ url, pid: ours.pid }),
      theirs: turn(bare),
    });
    const about = { title: "cached post", peer: "bare node:http", unit: "req/s", goal: 0.8 };
    return { kind: "comparison", ...about, by: "processor time", ours: mine, theirs };
  });
}
