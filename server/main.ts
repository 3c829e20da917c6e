import { keepTickShape } from "#platform/tick-shape.ts";
import { restartWithFlags } from "./startup/engine-flags.ts";

restartWithFlags();
// Before anything is loaded that would make the engine collect.
keepTickShape();
const { run } = await import("./startup/run.ts");
await run({ isDevelopment: false });
