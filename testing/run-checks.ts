import { run, type StepResult } from "./steps.ts";

const node = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;

/** Everything that can be said of the code without running it. */
const CHECKS: [name: string, command: string, args: string[]][] = [
  ["format and lint", bin("biome"), ["ci", "--error-on-warnings", "--colors=off", "."]],
  ["promises", bin("oxlint"), ["--type-aware", "--deny-warnings"]],
  ["types", bin("tsc"), ["--noEmit"]],
  ["import table", bin("depcruise"), ["domain", "platform", "auth", "server", "web"]],
  ["unused code", bin("knip"), ["--no-config-hints"]],
  ["row types", node, ["database/print-tables.ts", "--check"]],
  ["openapi", node, ["server/print-openapi.ts", "--check"]],
];

/** Runs every check, also after one has failed. */
export async function runChecks(): Promise<StepResult[]> {
  await run({ name: "messages", command: node, args: ["messages/compile-now.ts"] });
  await run({ name: "art", command: node, args: ["web/art/build-now.ts"] });
  await run({ name: "route types", command: bin("react-router"), args: ["typegen"] });
  const results: StepResult[] = [];
  for (const [name, command, args] of CHECKS) results.push(await run({ name, command, args }));
  return results;
}

if (import.meta.main) {
  const results = await runChecks();
  process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
}
