import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const END_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 100;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type Child = { pid: number; end: () => Promise<void> };

/** Ends every process started here that still runs. */
export async function endChildren(): Promise<void> {
  await Promise.all([...running].map(end));
}

/** Asks a process to stop, then insists. */
async function end(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const insist = setTimeout(() => child.kill("SIGKILL"), END_WITHIN_MS);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
  clearTimeout(insist);
}

/** Starts a process and waits until its address answers. */
export async function startChild({
  command,
  args,
  cwd,
  env = {},
  url,
  withinMs,
}: ChildInput): Promise<Child> {
  const child = spawn(command, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  await untilAnswered({ url, withinMs, isRunning: () => running.has(child) });
  return { pid: child.pid!, end: () => end(child) };
}

type ChildInput = {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  url: string;
  withinMs: number;
};

async function untilAnswered({ url, withinMs, isRunning }: Wait): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (isRunning() && performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`${url} did not answer${isRunning() ? " in time" : ": its process ended"}`);
}

type Wait = { url: string; withinMs: number; isRunning: () => boolean };

/** A port of the loopback that nobody holds at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
