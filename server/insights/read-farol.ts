import { type Card, ruleKeys } from "#domain/insights/cards.ts";
import type { Span } from "#domain/insights/chart.ts";
import { chartsOf } from "#domain/insights/charts.ts";
import type { Figures } from "#domain/insights/figures.ts";
import type { Farol, FarolRules, FarolSignals, ShownCard } from "#domain/insights/insights.ts";
import { rules } from "#domain/insights/rules.ts";
import { silentRules, stateOn } from "#domain/insights/states.ts";
import { houseDay } from "#domain/site/views.ts";
import { dayAfter } from "#domain/zones.ts";
import type { Deps } from "../deps.ts";
import { cardId } from "./card-id.ts";
import { firingCards } from "./firing-cards.ts";
import { findKept, findRetired, type KeptRow } from "./queries.ts";
import { readFigures } from "./read-figures.ts";

const DONE_DAYS = 30;
const DONE_SHOWN = 5;
type Tools = Pick<Deps, "db" | "clock">;

/** Everything Farol shows one person, made of their figures as they are now. */
export async function readFarol(
  deps: Tools,
  { ownerId, span }: { ownerId: string; span: Span },
): Promise<Farol> {
  const [figures, kept] = await Promise.all([readFigures(deps, ownerId), findKept(deps.db, ownerId)]);
  const firing = await firingCards(deps.db, figures);
  const { open, snoozed, silent } = judge({ figures, firing, kept, ownerId });
  return {
    ...{
      at: figures.now.toISOString(),
      today: figures.today,
      ...chartsOf(figures, span),
      cards: open,
      snoozed,
    },
    proposals: figures.journeys.filter(({ firstPublishedAt }) => firstPublishedAt !== null).length,
    done: doneOf(kept, figures.today),
    silent: silent.map((each) => ({ ...each, name: rules[each.rule].name })),
  };
}

/** The signals alone. */
export async function readSignals(deps: Tools, ownerId: string): Promise<FarolSignals> {
  const [figures, kept] = await Promise.all([readFigures(deps, ownerId), findKept(deps.db, ownerId)]);
  const firing = await firingCards(deps.db, figures);
  return { at: figures.now.toISOString(), cards: judge({ figures, firing, kept, ownerId }).open };
}

/** The published rules that speak, in their order. */
export async function listSpeaking(db: Tools["db"]): Promise<FarolRules["rules"]> {
  const retired = await findRetired(db);
  return listRules().filter(({ key }) => !retired.includes(key));
}

/** Every rule, in its order. */
export function listRules(): FarolRules["rules"] {
  return ruleKeys.map((key) => {
    const { name, question, threshold, method } = rules[key];
    return { key, name, question, threshold, method };
  });
}

type Judged = { figures: Figures; firing: readonly Card[]; kept: readonly KeptRow[]; ownerId: string };

/** Which cards are shown, which are put off, and which rules say nothing for now. */
function judge({ figures, firing, kept, ownerId }: Judged) {
  const { today } = figures;
  const byId = new Map(kept.map((row) => [row.id, row]));
  const dismissed = kept.filter(({ state }) => state === "dismissed");
  const silent = silentRules(
    dismissed.map(({ rule, moved_at: at }) => ({ rule, on: houseDay(at) })),
    today,
  );
  const isSilent = new Set(silent.map(({ rule }) => rule));
  const open: ShownCard[] = [];
  const snoozed: Farol["snoozed"] = [];
  for (const card of firing) {
    const shown = toShown(ownerId, card);
    const row = byId.get(shown.id);
    const state = row
      ? stateOn({ state: row.state, snoozedUntil: row.snoozed_until }, { fires: true, today })
      : "open";
    if (state === "open" && !isSilent.has(card.rule)) open.push(shown);
    if (state === "snoozed") snoozed.push({ card: shown, until: row!.snoozed_until! });
  }
  return { open, snoozed, silent };
}

function toShown(ownerId: string, card: Card): ShownCard {
  const { subjectId: _subject, cause: _cause, urgency: _urgency, ...shown } = card;
  const { name, method, threshold } = rules[card.rule];
  return { id: cardId(ownerId, card), ...shown, name, method, threshold };
}

function doneOf(kept: readonly KeptRow[], today: string): Farol["done"] {
  const since = dayAfter(today, -DONE_DAYS);
  return kept
    .filter(({ state, moved_at: at }) => state === "done" && houseDay(at) >= since)
    .slice(0, DONE_SHOWN)
    .map(({ id, rule, moved_at: at, outcome_at: outcomeAt }) => ({
      ...{ id, rule, name: rules[rule].name, doneAt: at.toISOString() },
      outcomeAt: outcomeAt?.toISOString() ?? null,
    }));
}
