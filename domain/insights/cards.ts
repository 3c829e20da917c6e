import { z } from "zod";
import { Localized } from "../localized.ts";
import { Sum } from "../money/money.ts";
import { confidences } from "./statistics.ts";

export const ruleKeys = [
  "option_ending",
  "slow_hotel",
  "waiting_for_you",
  "unused_perk",
  "kit_expiring",
  "contract_ending",
  "price_above_usual",
  "stalled_proposal",
  "read_unanswered",
  "slow_answer",
  "link_ending",
  "accepted_unasked",
  "conversion_falling",
  "overdue_commission",
  "missing_invoice",
  "hotel_dependence",
  "next_tier",
  "empty_season",
  "overdue_checkpoints",
  "client_anniversary",
  "returning_client",
] as const;
export const RuleKey = z.enum(ruleKeys);
export type RuleKey = z.infer<typeof RuleKey>;

/** What a card stands on: rows of the reader's own, each with the way to it below their portal. */
const Evidence = z.object({
  columns: z.array(Localized),
  rows: z.array(z.object({ id: z.string(), to: z.string(), cells: z.array(Localized) })),
});
export type EvidenceRow = z.infer<typeof Evidence>["rows"][number];

/** What a rule has to say: the number, the sentence, what it is compared with, how sure it is, and what to do. */
export const Card = z.object({
  rule: RuleKey,
  /** What brought it about; the same cause never makes a second card. */
  cause: z.string(),
  /** What its outcome is looked for on. */
  subjectId: z.uuid().nullable(),
  figure: Localized,
  unit: Localized,
  sentence: Localized,
  comparison: Localized,
  confidence: z.enum(confidences),
  /** What the confidence stands on. */
  basis: Localized,
  action: z.object({ to: z.string(), label: Localized }),
  evidence: Evidence,
  worth: Sum.nullable(),
  /** What comes first: 3 has a day that passes, 2 waits for somebody, 1 can be read tomorrow. */
  urgency: z.number().int().min(1).max(3),
});
export type Card = z.infer<typeof Card>;

/** At most this many rows stand under a card. */
export const MAX_ROWS = 50;
