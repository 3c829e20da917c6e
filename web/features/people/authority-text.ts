import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

/** Why something was not done, and the next step. */
export function authorityText(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "conflict") return m.people_conflict();
  const code = outcome.state === "refused" && outcome.code;
  if (code === "second_factor_needed") return m.security_error_aal2();
  return code === "second_administrator_needed" ? m.people_other_hands() : m.people_failed();
}
