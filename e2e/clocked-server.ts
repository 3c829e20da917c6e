import { pathToFileURL } from "node:url";
import { parseConfig } from "#platform/config.ts";
import { baseHeaders } from "#platform/http/security-headers.ts";
import { createLog } from "#platform/log.ts";
import { builtFile } from "#server/startup/process-build.ts";
import { openBuiltWebPart } from "#server/startup/web-part.ts";

// The server as it is, given a clock that whoever started this process moves: no door of the house leads to it.
let aheadMs = 0;
process.on("message", (ms: number) => {
  aheadMs = ms;
  process.send?.(ms);
});
const config = parseConfig(process.env);
const { startServer } = (await import(
  pathToFileURL(builtFile("start-server")).href
)) as typeof import("#server/startup/start-server.ts");
const { close } = await startServer({
  ...{
    config,
    log: createLog(config.logLevel),
    web: openBuiltWebPart({ headers: baseHeaders({ isHttps: false }) }),
  },
  clock: { now: () => new Date(Date.now() + aheadMs) },
});
process.on("SIGTERM", () => void close().then(() => process.exit(0)));
