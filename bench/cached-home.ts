import { join } from "node:path";
import { ACCEPT, type Answer, ask } from "./ask.ts";
import { startBareNode, startOurs, withFolder } from "./contenders.ts";
import { loadTurn } from "./load.ts";
import type { Finding } from "./measure.ts";
import { startNext } from "./peers/next.ts";
import { findNginx, startNginx } from "./peers/nginx.ts";
import { takeTurns } from "./rounds.ts";

const TITLE = "cached home page";

/**
 * What our home page from memory costs the processor, against a bare `node:http` that sends the very same bytes and
 * headers. Shown beside them: nginx with the same from disk, and Next.js with the same words, made before and made for
 * each request.
 */
export async function cachedHome(): Promise<Finding> {
  return withFolder(async (folder) => {
    const ours = await startOurs({ dataDir: join(folder, "data") });
    const url = `${ours.url}/`;
    await ask(url);
    const page = await ask(url);
    const bare = await startBareNode({ folder, ...page });
    requireSame(page, await ask(bare.url));
    const command = findNginx();
    const nginx = command && (await startNginx({ command, folder, ...page }));
    if (nginx) requireSame(page, await ask(nginx.url));
    const next = await startNext(await (await fetch(url)).text());
    const turn = (target: { url: string; pid: number }) => loadTurn({ ...target, headers: ACCEPT });
    const {
      ours: mine = [],
      theirs = [],
      ...beside
    } = await takeTurns<string>({
      ours: turn({ url, pid: ours.pid }),
      theirs: turn(bare),
      ...(nginx && { nginx: turn(nginx) }),
      "Next.js, static": turn(next.fixed),
      "Next.js, dynamic": turn(next.made),
    });
    const about = { title: TITLE, peer: "bare node:http", unit: "req/s", goal: 0.8 };
    return { kind: "comparison", ...about, by: "processor time", ours: mine, theirs, beside };
  });
}

function requireSame(a: Answer, b: Answer): void {
  const names = (answer: Answer) => JSON.stringify(Object.entries(answer.headers).toSorted());
  if (!a.body.equals(b.body)) throw new Error("the two home pages differ in their bytes");
  if (names(a) !== names(b)) throw new Error(`the headers differ:\n${names(a)}\n${names(b)}`);
}
