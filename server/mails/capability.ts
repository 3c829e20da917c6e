import { declareCapability } from "../capability.ts";
import { mailRoutes } from "./routes.ts";

/** The mails of the house as administrators read them. */
export const mails = declareCapability({ routes: mailRoutes });
