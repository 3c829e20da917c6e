import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

/** Why an invitation was not sent or changed, and the next step. */
export function refusalText(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "conflict") return m.invites_conflict();
  if (outcome.state === "offline") return m.account_error_offline();
  const code = outcome.state === "refused" && outcome.code;
  if (code === "account_exists") return m.invites_account_exists();
  return code === "invite_exists" ? m.invites_exists() : m.account_error_other();
}
