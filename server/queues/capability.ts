import { declareCapability } from "../capability.ts";
import { queuesRoutes } from "./routes.ts";

/** What waits for the team, and how the last weeks went, as each capability declares its part. */
export const queues = declareCapability({ routes: queuesRoutes });
