import type { ChildProcess } from "node:child_process";
import { endGroup, startGroup } from "./process-group.ts";

export type StepResult = {
  name: string;
  passed: number;
  failed: number;
  seconds?: number;
  /** What whoever reads the end of the run should know of it. */
  note?: string;
};
export type Command = {
  command: string;
  args: string[];
  env?: Record<string, string> | undefined;
  /** After this time the command and all it has started are ended, and it has failed. */
  limitMs?: number | undefined;
  /** The same, at a moment that somebody else knows. */
  limit?: AbortSignal | undefined;
};
export type Step = Command & { name: string };
type Ended = { code: number; isEnded: boolean };

const PATIENCE_MS = 5_000;

/** Runs one command, shows its output only if it fails, and counts it as one test. */
export async function run({ name, ...command }: Step): Promise<StepResult> {
  const started = performance.now();
  const { code, output, isEnded } = await capture(command);
  const seconds = secondsSince(started);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  const note = isEnded ? `${name} was ended at its limit of ${seconds.toFixed(0)} s.` : undefined;
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, ...(note && { note }) };
}

/** Runs a command and gives back what it printed. */
export async function capture({
  command,
  args,
  env,
  ...limits
}: Command): Promise<Ended & { output: string }> {
  const child = startGroup(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  child.on("error", (error) => {
    output += error.message;
  });
  return { ...(await endOf(child, limits)), output };
}

/** Runs a command that reports for itself, with its output shown as it comes. */
export function show({
  command,
  args,
  env,
  isQuiet = false,
  ...limits
}: Command & { isQuiet?: boolean | undefined }): Promise<Ended> {
  const stdio = isQuiet ? "ignore" : "inherit";
  return endOf(startGroup(command, args, { env: { ...process.env, ...env }, stdio }), limits);
}

/** How a command ends: by itself, or at its limit with all that it has started. */
function endOf(child: ChildProcess, { limitMs, limit }: Pick<Command, "limitMs" | "limit">): Promise<Ended> {
  return new Promise((resolve) => {
    let isEnded = false;
    const end = () => {
      isEnded = true;
      endGroup(child, "SIGTERM");
      setTimeout(() => endGroup(child, "SIGKILL"), PATIENCE_MS).unref();
    };
    const timer = limitMs === undefined ? undefined : setTimeout(end, limitMs);
    limit?.addEventListener("abort", end, { once: true });
    const conclude = (code: number) => {
      clearTimeout(timer);
      if (isEnded) endGroup(child, "SIGKILL");
      resolve({ code: isEnded ? 1 : code, isEnded });
    };
    child.on("error", () => conclude(1));
    // What slipped out of the group may hold its output open for ever.
    child.on("exit", () => isEnded && conclude(1));
    child.on("close", (code) => conclude(code ?? 1));
  });
}

/** The seconds since a moment of `performance.now()`. */
export function secondsSince(started: number): number {
  return (performance.now() - started) / 1_000;
}
