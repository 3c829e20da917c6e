import { keepTickShape } from "#platform/tick-shape.ts";

const MINIMUM = [22, 22];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < MINIMUM[0]! || (major === MINIMUM[0] && minor < MINIMUM[1]!)) {
  console.error(`Node ${MINIMUM.join(".")} or newer is needed, this is ${process.versions.node}`);
  process.exit(78);
}
// Before anything is loaded that would make the engine collect.
keepTickShape();
const { run } = await import("./startup/run.ts");
await run();
