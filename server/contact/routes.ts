import { ContactReceipt } from "#domain/contact/contact.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { contactContract } from "./contract.ts";
import { sendMessage } from "./send-message.ts";

/** The contact form (spec §3, §5, §8). */
export function contactRoutes(deps: Deps) {
  const { send } = contactContract;

  return createApi(deps).openapi(send, async (context) => {
    const receipt = await sendMessage(deps, {
      request: context.req.valid("json"),
      once: onceOf(context),
    });
    return context.json(ContactReceipt.parse(receipt), 201);
  });
}
