import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../testing/postgres/postgres-server.ts";
import { stageFilms } from "./stage-films.ts";

// The data folder of a browser run goes with its server.
const dataDir = process.env.DATA_DIR!;
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
mkdirSync(dataDir, { recursive: true });
// PostgreSQL, which ends with this process: it costs a page less than the embedded database, and takes a second node.
const database = (await startPostgres()).url("postgres");
writeFileSync(join(dataDir, "database-url"), database);
await stageFilms(database);
Object.assign(process.env, { DATABASE_URL: database, DEMO: "1" });
await import("../server/main.ts");
