import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { newsletterContract } from "./contract.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** The letter: asked for, confirmed by a link in a mail, left by a link in any letter. */
export function newsletterRoutes(deps: Deps) {
  const { ask, confirm, leave } = newsletterContract;

  return createApi(deps)
    .openapi(ask, async (context) => {
      await subscribe(deps, context.req.valid("json"));
      return context.body(null, 202);
    })
    .openapi(confirm, async (context) => {
      await confirmSubscription(deps, context.req.valid("json").token);
      return context.body(null, 204);
    })
    .openapi(leave, async (context) => {
      await unsubscribe(deps, context.req.valid("json").token);
      return context.body(null, 204);
    });
}
