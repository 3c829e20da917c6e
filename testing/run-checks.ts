import { compileMessages } from "../messages/compile.ts";
import { run, type Step, type StepResult } from "./steps.ts";

const node = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;

/** Everything that can be said of the code without running it; what takes longest begins first. */
const CHECKS: Step[] = [
  { name: "promises", command: bin("oxlint"), args: ["--type-aware", "--deny-warnings"] },
  // In one thread: a third of the time and half the memory of as many as it takes by itself.
  { name: "types", command: bin("tsc"), args: ["--noEmit", "--singleThreaded"] },
  { name: "row types", command: node, args: ["database/print-tables.ts", "--check"] },
  // It reads the configuration of the browser tests, which is to look for no browser here.
  {
    name: "unused code",
    command: bin("knip"),
    args: ["--no-config-hints"],
    env: { CHROMIUM_PATH: "none", CHROMIUM_STARTED: "none" },
  },
  {
    name: "import table",
    command: bin("depcruise"),
    args: ["domain", "platform", "auth", "server", "web"],
  },
  {
    name: "format and lint",
    command: bin("biome"),
    args: ["ci", "--error-on-warnings", "--colors=off", "."],
  },
  { name: "openapi", command: node, args: ["server/print-openapi.ts", "--check"] },
];
const AT_ONCE = 2;

type Together = { others?: Step[]; limitMs?: number };

/** Runs every check, also after one has failed, and with them whatever else needs only the generated files. */
export async function runChecks({ others = [], limitMs }: Together = {}): Promise<StepResult[]> {
  compileMessages();
  await run({ name: "art", command: node, args: ["web/art/build-now.ts"], limitMs });
  await run({ name: "route types", command: bin("react-router"), args: ["typegen"], limitMs });
  const queue = [...others, ...CHECKS];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await run({ ...step, limitMs }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

if (import.meta.main) {
  const results = await runChecks();
  process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
}
