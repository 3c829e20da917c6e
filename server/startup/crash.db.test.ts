import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { startApiProcess } from "#testing/api-process.ts";
import { copyServerDatabase } from "#testing/postgres-template.ts";
import { fillDataDir } from "#testing/template.ts";

const MESSAGES = 400;
const AT_ONCE = 16;

let dataDir: string;
let databaseUrl: string | undefined;
let drop: (() => Promise<void>) | undefined;
const processes: Awaited<ReturnType<typeof startApiProcess>>[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lilamonde-crash-"));
  const adminUrl = inject("postgresUrl");
  if (adminUrl) ({ url: databaseUrl, drop } = await copyServerDatabase(adminUrl));
  else await fillDataDir(dataDir, inject("template"));
});
afterEach(async () => {
  await Promise.all(processes.map(({ end }) => end("SIGKILL")));
  await drop?.();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start() {
  const started = await startApiProcess({
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  processes.push(started);
  return started;
}

test("every message acknowledged before a SIGKILL is there after a restart", {
  timeout: 300_000,
}, async () => {
  const acknowledged: string[] = [];
  let next = 0;
  async function writeUntil(url: string, onAcknowledged: () => void) {
    while (next < MESSAGES) {
      const reference = await send(url, next++).catch(() => null);
      if (reference === null) return;
      acknowledged.push(reference);
      onAcknowledged();
    }
  }

  const first = await start();
  let killed: Promise<unknown> | undefined;
  const killHalfway = () => {
    if (acknowledged.length === MESSAGES / 2) killed = first.end("SIGKILL");
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => writeUntil(first.url, killHalfway)));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(MESSAGES / 2);
  expect(next).toBeLessThan(MESSAGES);

  const second = await start();
  await Promise.all(Array.from({ length: AT_ONCE }, () => writeUntil(second.url, () => undefined)));
  expect(await second.end("SIGTERM")).toBe(0);

  const references = new Set(await readReferences());
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(MESSAGES - 2 * AT_ONCE);
});

async function send(url: string, number: number): Promise<string> {
  const answer = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `message-${number}` },
    body: JSON.stringify({
      name: "Ana",
      email: "ana@example.com",
      interest: "other",
      subject: `Mensagem ${number}`,
      message: "Texto",
      language: "pt",
    }),
  });
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  return ((await answer.json()) as { reference: string }).reference;
}

async function readReferences(): Promise<string[]> {
  const log = createLog("silent");
  const database = databaseUrl
    ? await openPostgres({ url: databaseUrl, log })
    : await openPgliteFolder(dataDir);
  const rows = await database.db.selectFrom("contact_messages").select("reference").execute();
  await database.close();
  return rows.map(({ reference }) => reference);
}
