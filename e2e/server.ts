import { mkdirSync, rmSync } from "node:fs";
import { stageFilms } from "./stage-films.ts";

// The data folder of a browser run goes with its server.
const dataDir = process.env.DATA_DIR!;
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
mkdirSync(dataDir, { recursive: true });
await stageFilms(dataDir);
await import("../server/main.ts");
