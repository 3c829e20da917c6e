import type { MovedCard } from "#domain/insights/insights.ts";
import { type CardState, type CardStep, canSnoozeUntil, stateAfter } from "#domain/insights/states.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { cardId } from "./card-id.ts";
import { firingCards } from "./firing-cards.ts";
import { holdCard, type NewCard, putShown, updateCard } from "./queries.ts";
import { readFigures } from "./read-figures.ts";

type Input = { ownerId: string; id: string; step: CardStep; once: Once };

/** What somebody does with a card of theirs: puts it off, says that it is done or of no use, or takes that back. */
export async function takeStep(deps: Pick<Deps, "db" | "clock">, input: Input): Promise<MovedCard> {
  const { ownerId, id, step, once } = input;
  const now = deps.clock.now();
  if (step.kind === "snooze" && !canSnoozeUntil(step.until, houseDay(now))) {
    throw refuse("validation_failed", { fields: { "step.until": "invalid" } });
  }
  // Figures are read before the transaction: the embedded database has one connection.
  const fires = await findFiring(deps, { ownerId, id });
  return runOnce(deps.db, once, async (tx) => {
    const state = await heldState(tx, { ownerId, id, fires, now });
    const next = stateAfter(state, step.kind);
    if (next === null) throw refuse("conflict");
    const isActed = step.kind === "follow" || step.kind === "done";
    const snoozedUntil = step.kind === "snooze" ? step.until : null;
    if (step.kind === "follow" && state === "snoozed") return { id, state };
    await updateCard(tx, { id, state: next, snoozedUntil, isActed, now });
    return { id, state: next };
  });
}

type Which = { ownerId: string; id: string };

async function findFiring(deps: Pick<Deps, "db" | "clock">, { ownerId, id }: Which): Promise<NewCard | null> {
  const firing = await firingCards(deps.db, await readFigures(deps, ownerId));
  const card = firing.find((each) => cardId(ownerId, each) === id);
  return card ? { id, rule: card.rule, subjectId: card.subjectId } : null;
}

async function heldState(
  tx: Tx,
  { ownerId, id, fires, now }: Which & { fires: NewCard | null; now: Date },
): Promise<CardState> {
  // One that fires and was not written down yet is now.
  if (fires) await putShown(tx, { ownerId, cards: [fires], now });
  const held = await holdCard(tx, { id, ownerId });
  if (!held) throw refuse("not_found");
  return held.state as CardState;
}
