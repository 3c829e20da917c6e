import { pathToFileURL } from "node:url";
import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { builtFile } from "#server/startup/process-build.ts";

const config = parseConfig(process.env);
const { startServer } = (await import(
  pathToFileURL(builtFile("start-server")).href
)) as typeof import("#server/startup/start-server.ts");
const at = process.env.CLOCK_AT;
const server = await startServer({
  config,
  // A clock that stands, where one is asked for.
  ...(at && { clock: { now: () => new Date(at) } }),
  log: createLog(config.logLevel),
  web: {
    mode: "production",
    load: () => Promise.reject(new Error("no pages here")),
    serveFile: (_request, _response, next) => next(),
    close: async () => undefined,
  },
});
console.log(`http://127.0.0.1:${server.port}`);
process.on("SIGTERM", () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
