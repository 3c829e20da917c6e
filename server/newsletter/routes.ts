import { NewsletterLink, NewsletterRequest } from "#domain/newsletter/newsletter.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonBody } from "../http/api.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** The letter: asked for, confirmed by a link in a mail, left by a link in any letter. */
export function newsletterRoutes(deps: Deps) {
  const linkLimit = { name: "newsletter-link", points: 30, durationSeconds: 600 };
  const ask = declareRoute(deps, {
    method: "post",
    path: "/api/newsletter",
    tags: ["newsletter"],
    summary: "Ask for the newsletter",
    write: { audit: { none: "a visitor's own wish" }, repeat: { harmless: "a second mail waits its time" } },
    access: "public",
    limit: { name: "newsletter", points: 10, durationSeconds: 600 },
    request: { body: jsonBody(NewsletterRequest) },
    responses: { 202: { description: "If the address wants it, a mail asks for its confirmation" } },
  });
  const confirm = declareRoute(deps, {
    method: "post",
    path: "/api/newsletter/confirm",
    tags: ["newsletter"],
    summary: "Confirm a subscription",
    write: { audit: { none: "a visitor's own wish" }, repeat: { harmless: "confirmed is confirmed" } },
    access: "link",
    limit: linkLimit,
    request: { body: jsonBody(NewsletterLink) },
    responses: { 204: { description: "The address is on the list" } },
  });
  const leave = declareRoute(deps, {
    method: "post",
    path: "/api/newsletter/unsubscribe",
    tags: ["newsletter"],
    summary: "Leave the newsletter",
    write: { audit: { none: "a visitor's own wish" }, repeat: { harmless: "gone is gone" } },
    access: "link",
    limit: linkLimit,
    request: { body: jsonBody(NewsletterLink) },
    responses: { 204: { description: "The address is off the list" } },
  });

  return createApi()
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
