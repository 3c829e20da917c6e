import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { deskRoutes } from "./desk/routes.ts";
import { doorRoutes } from "./door/routes.ts";
import { guestRoutes } from "./guests/routes.ts";

/** Events: for guests, at the door, and for administrators. */
export function eventsRoutes(deps: Deps) {
  return createApi(deps)
    .route("/", guestRoutes(deps))
    .route("/", doorRoutes(deps))
    .route("/", deskRoutes(deps));
}
