import { compileMessages } from "../messages/compile.ts";
import { run, type Step, type StepResult } from "./steps.ts";

const node = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;

/** What others stand on, one after the other: the records of pictures and the types of routes. */
const GENERATORS: Step[] = [
  { name: "art", command: node, args: ["web/art/build-now.ts"] },
  { name: "route types", command: bin("react-router"), args: ["typegen"] },
];

/** What needs no generated file, and runs beside their making. */
const EARLY_CHECKS: Step[] = [
  {
    name: "format and lint",
    command: bin("biome"),
    args: ["ci", "--error-on-warnings", "--colors=off", "."],
  },
  { name: "row types", command: node, args: ["database/print-tables.ts", "--check"] },
  { name: "openapi", command: node, args: ["server/print-openapi.ts", "--check"] },
];

/** What reads the generated files; what takes longest begins first. */
const CHECKS: Step[] = [
  // One type checker instead of one for each core, which would each work out the same types: two thirds of the time.
  {
    name: "promises",
    command: bin("oxlint"),
    args: ["--type-aware", "--deny-warnings"],
    env: { GOMAXPROCS: "1", GOGC: "200" },
  },
  // In one thread: a third of the time and half the memory of as many as it takes by itself.
  { name: "types", command: bin("tsc"), args: ["--noEmit", "--singleThreaded"] },
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
];

type Together = { others?: Step[]; limitMs?: number };

/** Runs every check, also after one has failed, and with them whatever else needs only the generated files. */
export async function runChecks({ others = [], limitMs }: Together = {}): Promise<StepResult[]> {
  compileMessages();
  const results: StepResult[] = [];
  const work = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await run({ ...step, limitMs }));
  };
  // Two at once, for two cores. What is left of the early checks when all is generated is shared like the others.
  const early = [...EARLY_CHECKS];
  const late = [...others, ...CHECKS];
  const generated = work([...GENERATORS]);
  const workAfter = async () => {
    await generated;
    await work(late);
    await work(early);
  };
  await Promise.all([workAfter(), work(early).then(workAfter)]);
  return results;
}

if (import.meta.main) {
  const results = await runChecks();
  process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
}
