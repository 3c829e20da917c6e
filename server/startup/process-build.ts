import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashInputs, ROOT } from "./build-inputs.ts";

const BUILD = join(ROOT, "build/process");
const INPUTS = ["auth", "database", "domain", "messages", "platform", "server", "package.json"];
/** What is started by its name, each one file of the build; threads and what they lay out are found by themselves. */
const ENTRIES = {
  main: "server/main.ts",
  demo: "server/demo.ts",
  admin: "server/commands/admin.ts",
  move: "server/commands/move.ts",
  contract: "server/commands/take-away.ts",
  "start-server": "server/startup/start-server.ts",
};

/** A file of the built server: what is started by that name. */
export const builtFile = (name: keyof typeof ENTRIES): string => join(BUILD, `${name}.js`);

/**
 * Builds the server from its sources if any of them has changed since the last build. The new build takes the place of
 * the old one when it is whole.
 */
export async function buildProcessWhenStale({ onBuild }: { onBuild: () => void }): Promise<void> {
  const stamp = hashInputs(INPUTS);
  const stampFile = join(BUILD, ".inputs");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  onBuild();
  const draft = `${BUILD}.${process.pid}`;
  const { bundle } = await import("./bundle.ts");
  await bundle({ root: ROOT, entries: ENTRIES, folder: draft });
  writeFileSync(join(draft, ".inputs"), stamp);
  rmSync(BUILD, { recursive: true, force: true });
  renameSync(draft, BUILD);
}
