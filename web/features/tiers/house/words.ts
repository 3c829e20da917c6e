import type { ErrorCode } from "#domain/errors.ts";
import type { RuleKey } from "#domain/reputation/rules.ts";
import type { Entry } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";

const ruleNames: Record<RuleKey, () => string> = {
  stay_completed: m.reputation_rule_stay_completed,
  proposal_accepted: m.reputation_rule_proposal_accepted,
  proposal_published: m.reputation_rule_proposal_published,
  checkpoint_on_time: m.reputation_rule_checkpoint_on_time,
  profile_complete: m.reputation_rule_profile_complete,
  suggestion_shipped: m.reputation_rule_suggestion_shipped,
  training_passed: m.reputation_rule_training_passed,
  event_attended: m.reputation_rule_event_attended,
  diagnostic_finished: m.reputation_rule_diagnostic_finished,
  hotel_qualified: m.reputation_rule_hotel_qualified,
  hotel_signed: m.reputation_rule_hotel_signed,
  no_show: m.reputation_rule_no_show,
  dispute_lost: m.reputation_rule_dispute_lost,
};

/** What a rule is called. */
export const ruleName = (key: RuleKey) => ruleNames[key]();

/** What an entry of somebody's statement is called. */
export function entryName({ kind, rule: key }: Pick<Entry, "kind" | "rule">): string {
  const rule = key ? ruleName(key) : m.reputation_opening();
  if (kind === "correction") return m.reputation_corrects({ rule });
  return kind === "expiry" ? m.reputation_expired({ rule }) : rule;
}

const refusals: Partial<Record<ErrorCode, () => string>> = {
  ladder_first_step: m.tiers_error_first_step,
  ladder_incomplete: m.tiers_error_incomplete,
  ladder_out_of_order: m.tiers_error_order,
  rules_missing: m.tiers_error_rules_missing,
  rules_disagree: m.tiers_error_rules_disagree,
  version_dated: m.tiers_error_dated,
  correction_of_correction: m.reputation_error_correction,
  entry_over: m.reputation_error_over,
  nothing_corrected: m.reputation_error_same,
};

/** What to say of a change that was not made. */
export function refusalWords(outcome: Outcome<unknown, unknown>): string {
  if (outcome.state !== "refused") return m.reputation_error();
  if (outcome.fields.startsOn) return m.tiers_error_starts_on();
  const known = outcome.code && refusals[outcome.code];
  if (known) return known();
  return outcome.code === "validation_failed" ? m.tiers_error_fields() : m.reputation_error();
}

/** Points with their sign, as the person's own statement shows them. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`;
}
