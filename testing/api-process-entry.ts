import { pathToFileURL } from "node:url";
import { parseConfig } from "#platform/config.ts";
import { readMigrations } from "#platform/database/migrate.ts";
import { baseHeaders } from "#platform/http/security-headers.ts";
import { createLog } from "#platform/log.ts";
import { builtFile } from "#server/startup/process-build.ts";
import { openBuiltWebPart, type WebPart } from "#server/startup/web-part.ts";

const config = parseConfig(process.env);
const { startServer } = (await import(
  pathToFileURL(builtFile("start-server")).href
)) as typeof import("#server/startup/start-server.ts");
const at = process.env.CLOCK_AT;
const headers = baseHeaders({ isHttps: false });
const bare: WebPart = {
  mode: "production",
  load: () => Promise.reject(new Error("no pages here")),
  serveFile: (_request, _response, next) => next(),
  share: async () => undefined,
  close: async () => undefined,
};
const folder = process.env.WEB_CLIENT;
const server = await startServer({
  config,
  // A clock that stands, where one is asked for.
  ...(at && { clock: { now: () => new Date(at) } }),
  log: createLog(config.logLevel),
  migrations: readMigrations(process.env.MIGRATIONS),
  web: folder ? openBuiltWebPart({ headers, folder }) : bare,
});
console.log(`http://127.0.0.1:${server.port}`);
process.on("SIGTERM", () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
