import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

const refusals: Record<string, () => string> = {
  invite_exists: m.agencies_error_asked,
  conflict: m.agencies_error_other,
};

/** Why nothing changed in an agency, and the next step. */
export function agencyRefusal(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "offline") return m.account_error_offline();
  return (outcome.state === "refused" && refusals[outcome.code ?? ""]?.()) || m.state_error_text();
}
