import { spawn } from "node:child_process";

export type StepResult = { name: string; passed: number; failed: number };
export type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string> | undefined;
};

/** Runs one command, shows its output only if it fails, and counts it as one test. */
export async function run({ name, command, args, env }: Step): Promise<StepResult> {
  const started = performance.now();
  const { code, output } = await capture({ command, args, env: env ?? {} });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

function capture({ command, args, env }: Omit<Step, "name"> & { env: Record<string, string> }) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

type Shown = Omit<Step, "name"> & { isQuiet?: boolean | undefined };

/** Runs a command that reports for itself, with its output shown as it comes. */
export function show({ command, args, env, isQuiet = false }: Shown): Promise<number> {
  return new Promise((resolve) => {
    const stdio = isQuiet ? "ignore" : "inherit";
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
