import type { ContactReceipt, ContactRequest } from "#domain/contact/contact.ts";
import type { ContactApi } from "#server/contact/contract.ts";
import type { Client } from "#web/api.ts";
import { type ContactErrors, contactFields } from "./contact-values.ts";

/** Why a message was not kept. */
export type ContactFailure = {
  reason: "offline" | "rate_limited" | "refused" | "failed";
  errors: ContactErrors;
};

export type ContactOutcome = { receipt: ContactReceipt } | { failure: ContactFailure };

/** Asks the API to keep a message; the same key and message are kept once, however often they are sent. */
export async function sendContact(
  api: Pick<Client<ContactApi>, "contact">,
  { request, idempotencyKey }: { request: ContactRequest; idempotencyKey: string },
): Promise<ContactOutcome> {
  try {
    const headers = { "idempotency-key": idempotencyKey };
    const answer = await api.contact.$post({ json: request }, { headers });
    if (answer.ok) return { receipt: await answer.json() };
    return { failure: await readFailure(answer) };
  } catch {
    return { failure: { reason: isOffline() ? "offline" : "failed", errors: {} } };
  }
}

async function readFailure(answer: Pick<Response, "status" | "json">): Promise<ContactFailure> {
  if (answer.status === 429) return { reason: "rate_limited", errors: {} };
  if (answer.status !== 400) return { reason: "failed", errors: {} };
  const problem = (await answer.json().catch(() => ({}))) as { fields?: ContactErrors };
  const refused = contactFields.filter((field) => problem.fields?.[field]);
  const errors = Object.fromEntries(refused.map((field) => [field, problem.fields?.[field]]));
  return { reason: refused.length > 0 ? "refused" : "failed", errors };
}

function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
