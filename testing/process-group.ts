import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) endGroup(child, "SIGKILL");
});

/** Starts a command in a group of its own, which ends with this process at the latest. */
export function startGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.on("error", () => running.delete(child));
  child.on("close", () => running.delete(child));
  return child;
}

/** Sends a signal to a command and to everything it has started. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself meanwhile.
  }
}
