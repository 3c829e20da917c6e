import { NewsletterLink, NewsletterRequest } from "#domain/newsletter/newsletter.ts";
import { declareRoute, jsonBody } from "../http/contract.ts";
import type { newsletterDeskContract } from "./desk/contract.ts";

const linkLimit = { name: "newsletter-link", points: 30, durationSeconds: 600 };

/** The letter: asked for, confirmed by a link in a mail, left by a link in any letter. */
export const newsletterContract = {
  ask: declareRoute({
    method: "post",
    path: "/api/newsletter",
    tags: ["newsletter"],
    summary: "Ask for the newsletter",
    write: { audit: { none: "a visitor's own wish" }, repeat: { harmless: "a second mail waits its time" } },
    access: "public",
    limit: { name: "newsletter", points: 10, durationSeconds: 600 },
    request: { body: jsonBody(NewsletterRequest) },
    responses: { 202: { description: "If the address wants it, a mail asks for its confirmation" } },
  }),
  confirm: declareRoute({
    method: "post",
    path: "/api/newsletter/confirm",
    tags: ["newsletter"],
    summary: "Confirm a subscription",
    write: { audit: { none: "a visitor's own wish" }, repeat: { harmless: "confirmed is confirmed" } },
    access: "link",
    limit: linkLimit,
    request: { body: jsonBody(NewsletterLink) },
    responses: { 204: { description: "The address is on the list" } },
  }),
  leave: declareRoute({
    method: "post",
    path: "/api/newsletter/unsubscribe",
    tags: ["newsletter"],
    summary: "Leave the newsletter",
    write: { audit: { none: "a visitor's own wish" }, repeat: { harmless: "gone is gone" } },
    access: "link",
    limit: linkLimit,
    request: { body: jsonBody(NewsletterLink) },
    responses: { 204: { description: "The address is off the list" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type NewsletterApi = typeof newsletterContract | typeof newsletterDeskContract;
