import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

const texts: Record<string, () => string> = {
  slug_taken: m.register_error_taken,
  slug_reserved: m.register_error_reserved,
  chapter_one_language: m.register_error_card,
  validation_failed: m.register_error_fields,
};

/** Why a hotel was not opened or changed, and the next step. */
export function registerRefusal(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "conflict") return m.register_error_conflict();
  if (outcome.state === "offline") return m.account_error_offline();
  return (outcome.state === "refused" && texts[outcome.code ?? ""]?.()) || m.state_error_text();
}
