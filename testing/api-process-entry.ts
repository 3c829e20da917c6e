import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { startServer } from "#server/startup/start-server.ts";

const config = parseConfig(process.env);
const server = await startServer({
  config,
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
