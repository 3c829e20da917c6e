import type { Config } from "#platform/config.ts";
import { ConfigError, parseConfig } from "#platform/config.ts";
import { Problem } from "#platform/http/problem.ts";

/** sysexits.h: the configuration is at fault. */
const EXIT_CONFIG = 78;

/** What was asked for cannot be done; the message is the one line to print. */
export class CommandError extends Error {}

/** Runs one command of the house to its end; whatever prevents it is one clear line, and nothing is left open. */
export async function runCommand(work: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(parseConfig(process.env), process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    for (const line of explain(error)) console.error(line);
    process.exit(EXIT_CONFIG);
  }
}

function explain(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems;
  if (error instanceof Problem) return [`refused: ${error.code}`];
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED") return ["the database does not answer"];
  return [message || String(code ?? error)];
}
