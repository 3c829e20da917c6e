import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { authorityRoutes } from "./authority-routes.ts";
import { approveMany, suspendMany } from "./bulk.ts";
import { grantsQueue } from "./grants/queue.ts";
import { peopleMails } from "./mail-samples.ts";
import { approvalsQueue } from "./queue/queue.ts";
import { revertStatus } from "./revert-status.ts";
import { peopleRoutes } from "./routes.ts";
import { ownLooks } from "./see-as/own-looks.ts";
import { tellAdministrators } from "./tell-administrators.ts";
import { membersTrend } from "./trend/trend.ts";

/** What administrators decide about people. */
export const people = declareCapability({
  routes: (deps: Deps) => createApi(deps).route("/", peopleRoutes(deps)).route("/", authorityRoutes(deps)),
  personal: [ownLooks],
  reverts: [revertStatus],
  tells: [tellAdministrators],
  bulk: [approveMany, suspendMany],
  queues: [approvalsQueue, grantsQueue],
  trends: [membersTrend],
  mails: peopleMails,
  named: [{ table: "profiles", name: "full_name" }],
});
