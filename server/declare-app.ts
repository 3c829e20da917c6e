import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { createApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import { gatherDeclarations } from "./gather.ts";

/** The routes alone, for whoever reads what they declare: nothing that a handler would use is there. */
export function declareApp() {
  const declared = gatherDeclarations({} as Deps["db"]);
  const deps = { config: parseConfig({}), log: createLog("silent"), ...declared } as unknown as Deps;
  return createApp(deps, { pages: async () => new Response(), isClosing: () => false });
}
