import type { FactKind } from "../facts/facts.ts";
import type { Localized } from "../localized.ts";
import { type Card, MAX_ROWS, type RuleKey } from "./cards.ts";
import type { Figures } from "./figures.ts";

/** One thing Farol looks for, whole: what it asks, from when on it speaks, how it counts, and what shows that it helped. */
export type Rule = {
  key: RuleKey;
  name: Localized;
  question: Localized;
  threshold: Localized;
  /** What computed the card, in words: the badge says so. */
  method: Localized;
  /** What has to happen to the card's subject for it to have helped. */
  outcome: readonly FactKind[];
  /** The cards that these figures call for; mostly none. */
  cards: (figures: Figures) => Omit<Card, "rule">[];
};

/** Defines a rule; its cards carry its name, and one without evidence is none. */
export function defineRule(rule: Rule): Omit<Rule, "cards"> & { cards: (figures: Figures) => Card[] } {
  return {
    ...rule,
    cards: (figures) =>
      rule
        .cards(figures)
        .filter(({ evidence }) => evidence.rows.length > 0)
        .map((card) => ({
          ...card,
          rule: rule.key,
          evidence: { ...card.evidence, rows: card.evidence.rows.slice(0, MAX_ROWS) },
        })),
  };
}
