import type { Card } from "#domain/insights/cards.ts";
import type { Figures } from "#domain/insights/figures.ts";
import { cardsOf } from "#domain/insights/rules.ts";
import type { Db } from "#platform/database/database.ts";
import { findRetired } from "./queries.ts";

/** The cards that figures call for, without those of rules that were switched off. */
export async function firingCards(db: Db, figures: Figures): Promise<Card[]> {
  const retired = new Set(await findRetired(db));
  return cardsOf(figures).filter(({ rule }) => !retired.has(rule));
}
