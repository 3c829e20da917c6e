import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// `npm start` and the other commands of people: what is built is what runs.
const MINIMUM = [22, 22];
const ROOT = join(import.meta.dirname, "..");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [name = "main", ...words] = process.argv.slice(2);
const file = join(ROOT, "build/process", `${name}.js`);

if (major < MINIMUM[0]! || (major === MINIMUM[0] && minor < MINIMUM[1]!)) {
  give(`Node ${MINIMUM.join(".")} or newer is needed, this is ${process.versions.node}`);
}
// A machine that only runs the platform has nothing to build with; it is given the build.
if (existsSync(join(ROOT, "node_modules/rolldown"))) {
  const { buildWhenStale } = await import("./startup/build.ts");
  await buildWhenStale();
}
if (!existsSync(file))
  give("There is no build here: run `npm ci && npm run build`, or bring the folder build");
process.argv = [process.execPath, file, ...words];
await import(pathToFileURL(file).href);

/** What prevents the start does not mend itself (78, by sysexits.h). */
function give(line: string): never {
  console.error(line);
  process.exit(78);
}
