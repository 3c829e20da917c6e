import { declareCapability } from "../capability.ts";
import { bulkRoutes } from "./routes.ts";
import { scheduleBulk } from "./run-bulk.ts";

/** What is done with many rows of a list at once, as each capability declares its part. */
export const bulk = declareCapability({ routes: bulkRoutes, jobs: [scheduleBulk] });
