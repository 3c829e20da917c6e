import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Child, endChildren, freePort, startChild } from "./children.ts";
import { untilAtRest } from "./process-figures.ts";

const ROOT = join(import.meta.dirname, "..");
/** The web part may have to be built first. */
const START_WITHIN_MS = 240_000;

export type Contender = Child & { url: string };

/** The platform itself, as `npm start` runs it, on a data folder that may be given to it again. */
export async function startOurs({ dataDir, env: more = {} }: OursInput): Promise<Contender> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "warn", ...more };
  const args = [join(ROOT, "server/start.ts")];
  const ready = `${url}/health/ready`;
  const child = await startChild({
    command: process.execPath,
    args,
    env,
    url: ready,
    withinMs: START_WITHIN_MS,
  });
  // A first start goes on to draw pictures after it answers.
  await untilAtRest(child.pid);
  return { ...child, url };
}

type OursInput = { dataDir: string; env?: Record<string, string> };

/** A Hono application with one route and nothing around it. */
export async function startBareHono(): Promise<Contender> {
  return startPeer("bare-hono.ts", await freePort(), []);
}

/** A bare `node:http` that answers everything with these bytes under these headers. */
export async function startBareNode(input: BareInput): Promise<Contender> {
  return startPeer("bare-node.ts", await freePort(), keepBytes(input));
}

type BareInput = { folder: string; body: Buffer; headers: Record<string, string> };

/** The same, after it has read one row by its key. */
export async function startBareRow({ database, hash, ...input }: RowInput): Promise<Contender> {
  return startPeer("bare-row.ts", await freePort(), [...keepBytes(input), database, hash]);
}

type RowInput = BareInput & { database: string; hash: string };

function keepBytes({ folder, body, headers }: BareInput): [string, string] {
  const [bodyFile, headersFile] = [join(folder, "bare-body"), join(folder, "bare-headers.json")];
  writeFileSync(bodyFile, body);
  writeFileSync(headersFile, JSON.stringify(headers));
  return [bodyFile, headersFile];
}

/** A bare server that knows one password and hashes as we do. */
export async function startBareSignIn(password: string): Promise<Contender> {
  return startPeer("bare-sign-in.ts", await freePort(), [password]);
}

/** A server of somebody else, run by Node in its own folder. */
export async function startOther({ cwd, args }: OtherInput): Promise<Contender> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const child = { command: process.execPath, args: args(port), cwd, url, withinMs: 60_000 };
  return { ...(await startChild({ ...child, env: { NODE_ENV: "production" } })), url };
}

type OtherInput = { cwd: string; args: (port: number) => string[] };

async function startPeer(file: string, port: number, args: string[]): Promise<Contender> {
  const url = `http://127.0.0.1:${port}/`;
  const script = fileURLToPath(new URL(`./peers/${file}`, import.meta.url));
  const all = [script, String(port), ...args];
  return { ...(await startChild({ command: process.execPath, args: all, url, withinMs: 30_000 })), url };
}

/** Gives `work` an empty folder; the folder and the processes that `work` started are gone afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "lilamonde-bench-"));
  try {
    return await work(folder);
  } finally {
    await endChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}
