import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { deskRoutes } from "./desk-routes.ts";
import { memberRoutes } from "./member-routes.ts";

/** Campaigns: for whoever sells, and for administrators who make them. */
export function marketingRoutes(deps: Deps) {
  return createApi(deps).route("/", memberRoutes(deps)).route("/", deskRoutes(deps));
}
