import { declareCapability } from "../capability.ts";
import { peopleRoutes } from "./routes.ts";
import { tellAdministrators } from "./tell-administrators.ts";

/** What administrators decide about people. */
export const people = declareCapability({
  routes: peopleRoutes,
  tells: [tellAdministrators],
});
