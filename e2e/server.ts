import { rmSync } from "node:fs";

// The data folder of a browser run goes with its server.
process.on("exit", () => rmSync(process.env.DATA_DIR!, { recursive: true, force: true }));
await import("../server/main.ts");
