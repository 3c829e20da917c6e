import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { cardId } from "./card-id.ts";
import { firingCards } from "./firing-cards.ts";
import { putGone, putShown } from "./queries.ts";
import { readFigures } from "./read-figures.ts";

/** Writes down which cards one person's figures call for now, and lets those go whose cause is gone. */
export async function refreshCards(deps: Pick<Deps, "db" | "clock">, ownerId: string): Promise<void> {
  const figures = await readFigures(deps, ownerId);
  const cards = (await firingCards(deps.db, figures)).map((card) => ({
    ...{ id: cardId(ownerId, card), rule: card.rule, subjectId: card.subjectId },
  }));
  await transact(deps.db, async (tx) => {
    const { now } = figures;
    await putGone(tx, { ownerId, fires: cards.map(({ id }) => id), now });
    await putShown(tx, { ownerId, cards, now });
  });
}
