import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

/** Why a version was not written, and the next step. */
export function refusalText(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "conflict") return m.contracts_conflict();
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state === "failed") return m.account_error_other();
  if (outcome.code === "contract_ends_before_start") return m.contracts_ends_before_start();
  if (outcome.code === "contract_before_later") return m.contracts_before_later();
  if (outcome.code === "contract_before_booking") return m.contracts_before_booking();
  return outcome.code === "validation_failed" ? m.contracts_incomplete() : m.account_error_other();
}
