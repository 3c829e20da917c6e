import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/** Whether the load generator that costs least is on this machine (`apt-get install wrk`). */
export const hasWrk = (() => {
  try {
    // It has no way to be asked for its version that ends well; that it starts is enough.
    execFileSync("wrk", ["-v"], { stdio: "ignore" });
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== "ENOENT";
  }
})();

type Load = { url: string; headers: Record<string, string>; connections: number; seconds: number };
export type Answers = { answered: number; refused: number; failed: number; seconds: number };

/** Asks one address over kept connections for so many seconds, with wrk. */
export async function loadWithWrk({ url, headers, connections, seconds }: Load): Promise<Answers> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await runFile("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, ...lines, url]);
  return readWrk(stdout);
}

/** What wrk says of a run, in figures. */
function readWrk(text: string): Answers {
  const [, all, time, unit] = text.match(/(\d+) requests in ([\d.]+)(ms|s|m)/) ?? [];
  if (!all || !time || !unit) throw new Error(`wrk said:\n${text}`);
  const refused = Number(text.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0);
  const failures = text.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/) ?? [];
  const failed = failures.slice(1).reduce((sum, count) => sum + Number(count), 0);
  const scale = { ms: 0.001, s: 1, m: 60 }[unit as "ms" | "s" | "m"];
  return { answered: Number(all) - refused, refused, failed, seconds: Number(time) * scale };
}
