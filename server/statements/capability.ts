import { declareCapability } from "../capability.ts";
import { lateReleased, monthReleased } from "./notices.ts";
import { ownStatements } from "./own-statements.ts";
import { plantStatements } from "./plant-statements.ts";
import { statementsQueue } from "./queue/queue.ts";
import { statementsRoutes } from "./routes.ts";
import { scheduleStatements } from "./schedule.ts";
import { tellSubject } from "./tell-subject.ts";

/** Statements of what payees got and of what hotels are late with. */
export const statements = declareCapability({
  routes: statementsRoutes,
  jobs: [scheduleStatements],
  plantDemo: plantStatements,
  personal: [ownStatements],
  tells: tellSubject,
  notices: [monthReleased, lateReleased],
  queues: [statementsQueue],
  named: [
    {
      table: "statements",
      name: "coalesce((select p.full_name from profiles p where p.id = subject_id), (select h.name from hotels h where h.id = subject_id)) || coalesce(', ' || substr(month, 6) || '/' || left(month, 4), '')",
    },
  ],
});
