import { createMiddleware } from "hono/factory";
import type { Role } from "#domain/accounts/roles.ts";
import { SEE_AS_HEADER } from "#domain/people/see-as-header.ts";
import type { Identify } from "./actor.ts";
import type { ApiEnv } from "./env.ts";
import { hideSecrets } from "./hide-secrets.ts";
import { refuse } from "./refuse.ts";

/**
 * Who may call a route: anyone, the bearer of a link that the route itself checks, whoever is signed in with
 * whatever status (for their own status alone), or active people of these roles.
 */
export type Access = "public" | "link" | "signed_in" | readonly Role[];

/**
 * Lets in whom the route declares and puts the actor where the handler finds it. Who looks with somebody else's eyes
 * only reads, and neither what that person alone should see nor a link that acts.
 */
export function enforceAccess(access: Access, identify: Identify, isPrivate = false) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const { raw } = context.req;
    if (raw.headers.has(SEE_AS_HEADER) && raw.method !== "GET") throw refuse("see_as_reads_only");
    if (access === "public" || access === "link") return next();
    const actor = await identify(raw);
    if (!actor) throw refuse("unauthenticated");
    if (access !== "signed_in") {
      if (actor.status !== "active") throw refuse("account_not_active");
      if (!actor.role || !access.includes(actor.role)) throw refuse("forbidden");
    }
    if (actor.seenBy && isPrivate) throw refuse("forbidden");
    context.set("actor", actor);
    await next();
    if (actor.seenBy) context.res = await hideSecrets(context.res);
  });
}
