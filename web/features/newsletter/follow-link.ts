import type { NewsletterApi } from "#server/newsletter/contract.ts";
import type { Client } from "#web/api.ts";

/** What a link in a letter is for. */
export type LetterLink = "confirm" | "unsubscribe";

/** What came of following it; `unknown` is a link that never was or holds no longer. */
export type LinkOutcome = "done" | "unknown" | "rate_limited" | "offline" | "failed";

const tokenShape = /^[\w-]{43}$/;

/** Tells the API that a reader pressed the button behind a link of theirs. */
export async function followLink(
  api: Pick<Client<NewsletterApi>, "newsletter">,
  { link, token }: { link: LetterLink; token: string },
): Promise<LinkOutcome> {
  if (!tokenShape.test(token)) return "unknown";
  try {
    const { ok, status } = await api.newsletter[link].$post({ json: { token } });
    return ok ? "done" : refusal(status);
  } catch {
    return typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "failed";
  }
}

function refusal(status: number): LinkOutcome {
  if (status === 400 || status === 404) return "unknown";
  return status === 429 ? "rate_limited" : "failed";
}
