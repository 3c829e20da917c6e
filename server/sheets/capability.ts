import { declareCapability } from "../capability.ts";
import { sheetRoutes } from "./routes.ts";

/** Files on their way into a list. */
export const sheets = declareCapability({ routes: sheetRoutes });
