import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { makeAuditMonths, scheduleAuditMonths } from "./make-months.ts";
import { ownHistory } from "./own-history.ts";
import { auditRoutes } from "./routes.ts";

/** Who did what to what. */
export const audit = declareCapability({
  routes: auditRoutes,
  jobs: [scheduleAuditMonths],
  plantHouse: (deps: Deps) => makeAuditMonths(deps),
  personal: [ownHistory],
});
