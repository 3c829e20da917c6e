import type { ErrorCode } from "#domain/errors.ts";
import type { RuleKey } from "#domain/reputation/rules.ts";
import type { Entry } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { dateFormat } from "#web/locale/formats.ts";

const ruleNames: Record<RuleKey | "opening", () => string> = {
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
  opening: m.reputation_opening,
};

/** What a rule is called. */
export const ruleName = (key: RuleKey | "opening") => ruleNames[key]();

/** What an entry is called: its rule, or what became of an entry of that rule. */
export function entryName({ kind, rule: key }: Pick<Entry, "kind" | "rule">): string {
  const rule = ruleName(key ?? "opening");
  if (kind === "correction") return m.reputation_corrects({ rule });
  return kind === "expiry" ? m.reputation_expired({ rule }) : rule;
}

/** A day of this year in two words, of another with its year. */
export function shortDay(at: string): string {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  const format = dateFormat({ day: "numeric", month: "short", ...year });
  return format.format(new Date(at)).replaceAll(" de ", " ").replaceAll(".", "");
}

/** Points with their sign, the minus as people write it. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`;
}

/** Where the row that proves an entry stands, below a portal. */
export function evidencePlace({ kind, id }: NonNullable<Entry["evidence"]>): string {
  const places = {
    booking: `bookings/${id}`,
    commission: `earnings/${id}`,
    journey: `my-journeys/${id}`,
    checkpoint: "checkpoints",
    request: `feature-requests?open=${id}`,
    referral: `refer-hotel?open=${id}`,
    event: "events",
    profile: "profile",
    diagnostic: "growth",
    training: `growth/trainings/${id}`,
  };
  return places[kind];
}

/** What to say of a refusal. */
export function refusalWords(code: ErrorCode | undefined): string {
  if (code === "appeal_exists") return m.reputation_error_appeal_exists();
  if (code === "correction_of_correction") return m.reputation_error_correction();
  if (code === "entry_over") return m.reputation_error_over();
  if (code === "nothing_corrected") return m.reputation_error_same();
  return code === "appeal_decided" ? m.reputation_error_decided() : m.reputation_error();
}
