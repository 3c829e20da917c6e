import { ContactReceipt, ContactRequest } from "#domain/contact/contact.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { sendMessage } from "./send-message.ts";

/** The contact form (spec §3, §5, §8). */
export function contactRoutes(deps: Deps) {
  const send = declareRoute(deps, {
    method: "post",
    path: "/api/contact",
    tags: ["contact"],
    summary: "Send the team a message",
    access: "public",
    limit: { name: "contact", points: 10, durationSeconds: 600 },
    write: { audit: { none: "a visitor's own message" }, repeat: "key" },
    request: { body: jsonBody(ContactRequest) },
    responses: { 201: jsonAnswer(ContactReceipt, "The message is kept; go on by WhatsApp") },
  });

  return createApi().openapi(send, async (context) => {
    const receipt = await sendMessage(deps, {
      request: context.req.valid("json"),
      once: onceOf(context),
    });
    return context.json(ContactReceipt.parse(receipt), 201);
  });
}
