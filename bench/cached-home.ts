import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { startOurs, withFolder } from "./contenders.ts";
import { loadTurn } from "./load.ts";
import type { Finding } from "./measure.ts";
import { findNginx, startNginx } from "./peers/nginx.ts";
import { takeTurns } from "./rounds.ts";

const TITLE = "cached home page";
const ACCEPT = { "accept-encoding": "br" };
/** Written by each server for itself. */
const OWN_HEADERS = ["date", "server", "connection", "keep-alive", "content-length"];

/** Our home page from memory against nginx with the very same bytes on disk. */
export async function cachedHome(): Promise<Finding> {
  const command = findNginx();
  if (!command) return { kind: "skipped", title: TITLE, reason: "nginx is not installed" };
  return withFolder(async (folder) => {
    const ours = await startOurs({ dataDir: join(folder, "data") });
    const url = `${ours.url}/`;
    await ask(url);
    const page = await ask(url);
    const nginx = await startNginx({ command, folder, ...page });
    requireSame(page, await ask(nginx.url));
    const rounds = await takeTurns({
      ours: loadTurn({ url, pid: ours.pid, headers: ACCEPT }),
      theirs: loadTurn({ url: nginx.url, pid: nginx.pid, headers: ACCEPT }),
    });
    return { kind: "comparison", title: TITLE, peer: "nginx", unit: "req/s", goal: 0.5, ...rounds };
  });
}

type Answer = { body: Buffer; headers: Record<string, string> };

/** The bytes as they travel; fetch would unpack them. */
async function ask(url: string): Promise<Answer> {
  const [answer] = (await once(get(url, { headers: ACCEPT }), "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const entries = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return { body, headers: Object.fromEntries(entries) as Answer["headers"] };
}

function requireSame(a: Answer, b: Answer): void {
  const names = (answer: Answer) => JSON.stringify(Object.entries(answer.headers).toSorted());
  if (!a.body.equals(b.body)) throw new Error("the two home pages differ in their bytes");
  if (names(a) !== names(b)) throw new Error(`the headers differ:\n${names(a)}\n${names(b)}`);
}
