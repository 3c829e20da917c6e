import { ContactReceipt, ContactRequest } from "#domain/contact/contact.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { inboxContract } from "./inbox/contract.ts";

/** The contact form (spec §3, §5, §8). */
export const contactContract = {
  send: declareRoute({
    method: "post",
    path: "/api/contact",
    tags: ["contact"],
    summary: "Send the team a message",
    access: "public",
    limit: { name: "contact", points: 10, durationSeconds: 600 },
    write: { audit: { none: "a visitor's own message" }, repeat: "key" },
    request: { body: jsonBody(ContactRequest) },
    responses: { 201: jsonAnswer(ContactReceipt, "The message is kept; go on by WhatsApp") },
  }),
};

/** The routes of this capability, for its typed client. */
export type ContactApi = typeof contactContract | typeof inboxContract;
