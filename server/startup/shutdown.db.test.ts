import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { startApiProcess } from "#testing/api-process.ts";
import { copyServerDatabase } from "#testing/postgres-template.ts";
import { fillDataDir } from "#testing/template.ts";
import { until } from "#testing/until.ts";

let dataDir: string;
let env: Record<string, string>;
let drop: (() => Promise<void>) | undefined;
let running: Awaited<ReturnType<typeof startApiProcess>> | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lilamonde-stop-"));
  env = { DATA_DIR: dataDir };
  const adminUrl = inject("postgresUrl");
  if (!adminUrl) return fillDataDir(dataDir, inject("template"));
  const database = await copyServerDatabase(adminUrl);
  drop = database.drop;
  env.DATABASE_URL = database.url;
});
afterEach(async () => {
  await running?.end("SIGKILL");
  await drop?.();
  rmSync(dataDir, { recursive: true, force: true });
});

const body = JSON.stringify({
  name: "Ana",
  email: "ana@example.com",
  interest: "other",
  subject: "Devagar",
  message: "Texto",
  language: "pt",
});

test("a request that is under way when the process is told to stop is answered, and then it ends", async () => {
  running = await startApiProcess(env);
  const post = beginPost(running.url);
  await new Promise<unknown>((resolve) => post.write(body.slice(0, 20), resolve));
  // An answer on a second connection shows that the first has been read.
  await fetch(`${running.url}/health/live`);
  const ended = running.end("SIGTERM");
  await refusesNewConnections(running.url);
  post.end(body.slice(20));
  const [answer] = (await once(post, "response")) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(201);
  expect(await ended).toBe(0);
});

test("a process that is to be taken out goes on answering, says so, and hands its streams over", async () => {
  running = await startApiProcess({ ...env, DRAIN_SECONDS: "300" });
  const { url, pid } = running;
  const stream = await fetch(`${url}/api/live`);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  // Whoever listens has an id to go on from.
  expect((await reader.read()).value).toMatch(/^retry: \d+\nid: \d+\n/);
  process.kill(pid, "SIGTERM");
  await until(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(503));
  const answer = await fetch(`${url}/api/settings`);
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  const post = await fetch(`${url}/api/contact`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect(post.status).toBe(201);
  await until(async () => expect((await reader.read()).done).toBe(true));
  // And nobody is taken in any more.
  expect((await fetch(`${url}/api/live`)).status).toBe(503);
});

function beginPost(url: string): ClientRequest {
  return request(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
  });
}

/** Waits until the stopping process takes no new connection. */
async function refusesNewConnections(url: string): Promise<void> {
  await until(async () => {
    const refused = await fetch(`${url}/health/live`, { headers: { connection: "close" } }).then(
      () => false,
      () => true,
    );
    expect(refused).toBe(true);
  });
}
