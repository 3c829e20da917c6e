import { RuleKey } from "#domain/reputation/rules.ts";
import { m } from "#messages/messages.js";

type Locale = { locale: "pt" | "en" };
type Word = (params: object, locale: Locale) => string;

const ruleNames: Record<RuleKey, Word> = {
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

/** What an entry is called: its rule, or what became of an entry of that rule. */
export function entryName(
  { kind, rule_key: key }: { kind: string; rule_key: string },
  locale: Locale,
): string {
  const known = RuleKey.safeParse(key);
  const rule = known.success ? ruleNames[known.data]({}, locale) : m.reputation_opening({}, locale);
  if (kind === "correction") return m.reputation_corrects({ rule }, locale);
  return kind === "expiry" ? m.reputation_expired({ rule }, locale) : rule;
}
