import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

/** Why a sheet was not kept, and the next step. */
export function sheetRefusal(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "conflict") return m.sheet_error_conflict();
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state !== "refused") return m.state_error_text();
  if (outcome.code === "forbidden") return m.sheet_error_forbidden();
  return Object.values(outcome.fields).includes("ends_before_start")
    ? m.sheet_ends_before()
    : m.sheet_error_fields();
}
