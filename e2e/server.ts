import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWhenStale } from "../server/startup/build.ts";
import { builtFile } from "../server/startup/process-build.ts";
import { startPostgres } from "../testing/postgres/postgres-server.ts";
import { copyWorld, plantedFiles } from "./planted-copies.ts";

await buildWhenStale();
// What imports compiled messages is loaded after they exist.
const { plantWorld } = await import("./planted-world.ts");
const { stageFilms } = await import("./stage-films.ts");

// The data folder of a browser run goes with its server.
const dataDir = process.env.DATA_DIR!;
process.on("exit", () => {
  for (const folder of [dataDir, plantedFiles(dataDir)]) rmSync(folder, { recursive: true, force: true });
});
mkdirSync(dataDir, { recursive: true });
// PostgreSQL, which ends with this process: it costs a page less than the embedded database, and takes a second node.
const server = await startPostgres();
await stageFilms(server.url("postgres"));
await plantWorld(server);
cpSync(dataDir, plantedFiles(dataDir), { recursive: true });
const database = await copyWorld(server.url("postgres"), "house");
writeFileSync(join(dataDir, "database-url"), database);
const house = spawn(process.execPath, [builtFile("main")], {
  env: { ...process.env, DATABASE_URL: database, DEMO: "1" },
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => house.kill(signal));
const [code] = await once(house, "exit");
process.exit(code ?? 1);
