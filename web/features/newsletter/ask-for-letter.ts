import type { NewsletterRequest } from "#domain/newsletter/newsletter.ts";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import type { Client } from "#web/api.ts";

/** What came of asking for the letter; the address itself is never said to be known or not. */
export type LetterOutcome = "asked" | "invalid" | "rate_limited" | "offline" | "failed";

/** Asks the API to write to an address and see whether it wants the letter. */
export async function askForLetter(
  api: Pick<Client<NewsletterApi>, "newsletter">,
  request: NewsletterRequest,
): Promise<LetterOutcome> {
  try {
    const { ok, status } = await api.newsletter.$post({ json: request });
    if (ok) return "asked";
    return refusal(status);
  } catch {
    return isOffline() ? "offline" : "failed";
  }
}

function refusal(status: number): LetterOutcome {
  if (status === 400) return "invalid";
  return status === 429 ? "rate_limited" : "failed";
}

function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
