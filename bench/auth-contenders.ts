import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AuthTarget, post } from "./auth-load.ts";
import { freePort, startChild } from "./children.ts";
import { startOurs } from "./contenders.ts";

const PERSON = { email: "ana@example.com", password: "Uma noite em Alentejo" };
/** One of the demo's sign-ins. */
const DEMO_PERSON = { email: "advisor@lilamonde.test", password: "Lilamonde!2026" };

/** The whole platform on its embedded database; its limits count every request as always, and are never reached. */
export async function startOurAuth(folder: string): Promise<AuthTarget> {
  const env = { RATE_LIMIT_SCALE: "1000000", DEMO: "1" };
  const { url, pid } = await startOurs({ dataDir: join(folder, "ours"), env });
  return { url: `${url}/auth/v1`, pid, person: DEMO_PERSON };
}

/** @supabase/lite, an auth server of the same protocol, on PGlite in a folder as ours is. */
export async function startLite(folder: string): Promise<AuthTarget> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/auth/v1`;
  const script = fileURLToPath(new URL("./tools/supabase-lite.mjs", import.meta.url));
  const { pid } = await startChild({
    command: process.execPath,
    args: [script, String(port), join(folder, "lite")],
    env: { DO_NOT_TRACK: "1" },
    url: `${url}/health`,
    withinMs: 120_000,
  });
  await post({ url }, "/signup", PERSON);
  return { url, pid, person: PERSON };
}
