import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

const refusals: Record<string, () => string> = {
  only_owner: m.house_error_only_owner,
  member_exists: m.house_error_account,
  invite_exists: m.house_error_invited,
  forbidden: m.house_error_forbidden,
  rate_limited: m.house_error_many,
  not_found: m.house_error_gone,
};

/** Why somebody was not invited, changed or removed, and the next step. */
export function memberRefusal(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state === "conflict") return m.invites_conflict();
  return (outcome.state === "refused" && refusals[outcome.code ?? ""]?.()) || m.state_error_text();
}
