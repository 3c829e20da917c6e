import { secondsSince } from "../steps.ts";
import type { FinishedPart, Part } from "./part.ts";
import { concludeRun } from "./run-suite.ts";
import { FAR_OVER } from "./shares.ts";
import { tellTimes } from "./tell-times.ts";

/** Runs the parts one after the other, then tells the times and, in the last line, how it ended. */
export async function runParts(parts: Part[]): Promise<never> {
  const finished: FinishedPart[] = [];
  const shares = parts.reduce((total, { shareSeconds }) => total + shareSeconds, 0);
  // Each part is limited by itself; this is for what no limit of a part has thought of.
  setTimeout(
    () => {
      const note = `The run was ended after ${shares * FAR_OVER} s, ${FAR_OVER} times what it may take.`;
      end([...finished, failedPart("the run", note)]);
    },
    shares * FAR_OVER * 1_000,
  ).unref();
  for (const part of parts) {
    finished.push(await runPart(part));
    if (part.isNeeded && finished.at(-1)?.results.some(({ failed }) => failed > 0)) break;
  }
  return end(finished);
}

/** Runs one part and adds a failure if it was far over its share. */
export async function runPart({ name, shareSeconds, run }: Part): Promise<FinishedPart> {
  const started = performance.now();
  const limitSeconds = shareSeconds * FAR_OVER;
  const results = await run(limitSeconds * 1_000);
  const seconds = secondsSince(started);
  if (seconds > limitSeconds && results.every(({ note }) => !note)) {
    const note = `${name} took ${seconds.toFixed(0)} s, more than ${FAR_OVER} times its share of ${shareSeconds} s.`;
    results.push({ name, passed: 0, failed: 1, note });
  }
  return { name, shareSeconds, seconds, results };
}

function failedPart(name: string, note: string): FinishedPart {
  return { name, shareSeconds: 0, seconds: 0, results: [{ name, passed: 0, failed: 1, note }] };
}

function end(parts: FinishedPart[]): never {
  const { line, code } = concludeRun(parts.flatMap(({ results }) => results));
  console.log(`\n${[...tellTimes(parts), "", line].join("\n")}`);
  process.exit(code);
}
