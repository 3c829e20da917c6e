import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

type NotDone = Exclude<Outcome<unknown, unknown>, { state: "done" }>;

/** Why something was not done, and the next step; where the second step of the sign-in is missing, with the way to it. */
export function authorityNote(outcome: NotDone, go: (address: string) => void) {
  const lacksFactor = outcome.state === "refused" && outcome.code === "second_factor_needed";
  const action = { label: m.people_factor_way(), onPress: () => go("/admin/profile#seguranca") };
  return { tone: "bad" as const, text: textOf(outcome), ...(lacksFactor && { action }) };
}

function textOf(outcome: NotDone): string {
  if (outcome.state === "conflict") return m.people_conflict();
  const code = outcome.state === "refused" && outcome.code;
  if (code === "second_factor_needed") return m.security_error_aal2();
  return code === "second_administrator_needed" ? m.people_other_hands() : m.people_failed();
}
