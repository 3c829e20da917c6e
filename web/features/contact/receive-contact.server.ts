import { createHash } from "node:crypto";
import { getLocale } from "#messages/runtime.js";
import type { ContactApi } from "#server/contact/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";
import { type ContactValues, contactFields } from "./contact-values.ts";
import { readContact } from "./read-contact.ts";
import { type ContactOutcome, sendContact } from "./send-contact.ts";

/** Takes a form posted without scripts through the same API; what was typed comes back with what is wrong in it. */
export async function receiveContact(
  form: FormData,
  { api, publicUrl }: Pick<PageInput, "api" | "publicUrl">,
): Promise<ContactOutcome & { values: ContactValues }> {
  const values = readForm(form);
  const reading = readContact(values, getLocale());
  if (!reading.isValid) return { failure: { reason: "refused", errors: reading.errors }, values };
  // The same message posted again, as by reloading the page, is the same message.
  const idempotencyKey = createHash("sha256").update(JSON.stringify(reading.request)).digest("hex");
  const outcome = await sendContact(createApi<ContactApi>(api, publicUrl), {
    request: reading.request,
    idempotencyKey,
  });
  return { ...outcome, values };
}

function readForm(form: FormData): ContactValues {
  const entries = contactFields.map((field) => {
    const value = form.get(field);
    return [field, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(entries);
}
