import { createMiddleware } from "hono/factory";
import type { Role } from "#domain/accounts/roles.ts";
import type { Identify } from "./actor.ts";
import type { ApiEnv } from "./env.ts";
import { refuse } from "./refuse.ts";

/**
 * Who may call a route: anyone, the bearer of a link that the route itself checks, whoever is signed in with
 * whatever status (for their own status alone), or active people of these roles.
 */
export type Access = "public" | "link" | "signed_in" | readonly Role[];

/** Lets in whom the route declares and puts the actor where the handler finds it. */
export function enforceAccess(access: Access, identify: Identify) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    if (access === "public" || access === "link") return next();
    const actor = await identify(context.req.raw);
    if (!actor) throw refuse("unauthenticated");
    if (access !== "signed_in") {
      if (actor.status !== "active") throw refuse("account_not_active");
      if (!actor.role || !access.includes(actor.role)) throw refuse("forbidden");
    }
    context.set("actor", actor);
    return next();
  });
}
