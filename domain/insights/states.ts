import { z } from "zod";
import { GivenDay } from "../text.ts";
import { dayAfter } from "../zones.ts";
import type { RuleKey } from "./cards.ts";

export const cardStates = ["open", "snoozed", "dismissed", "done", "gone"] as const;
export type CardState = (typeof cardStates)[number];

export const cardSteps = ["follow", "snooze", "dismiss", "done", "reopen"] as const;
type CardStepKind = (typeof cardSteps)[number];

/** What somebody does with a card; to snooze it is to say until when. */
export const CardStep = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("snooze"), until: GivenDay }),
  z.strictObject({ kind: z.enum(["follow", "dismiss", "done", "reopen"]) }),
]);
export type CardStep = z.infer<typeof CardStep>;

/** Every way a card may go by its reader; time and the figures do the rest. */
const cardArrows: Record<CardStepKind, Partial<Record<CardState, CardState>>> = {
  follow: { open: "open", snoozed: "snoozed" },
  snooze: { open: "snoozed", snoozed: "snoozed" },
  dismiss: { open: "dismissed", snoozed: "dismissed" },
  done: { open: "done", snoozed: "done" },
  reopen: { snoozed: "open", dismissed: "open", done: "open" },
};

/** Where a step leads; null where there is no such way. */
export function stateAfter(state: CardState, step: CardStepKind): CardState | null {
  return cardArrows[step][state] ?? null;
}

/** How long a card may be put off. */
const MAX_SNOOZE_DAYS = 90;

/** Whether a card may be put off until a day. */
export function canSnoozeUntil(until: string, today: string): boolean {
  return until > today && until <= dayAfter(today, MAX_SNOOZE_DAYS);
}

/** What a card is today: snoozed only until its day, gone where its cause is, back where the cause is back. */
export function stateOn(
  kept: { state: CardState; snoozedUntil: string | null },
  { fires, today }: { fires: boolean; today: string },
): CardState {
  if (kept.state === "dismissed" || kept.state === "done") return kept.state;
  if (!fires) return "gone";
  return kept.state === "snoozed" && kept.snoozedUntil !== null && kept.snoozedUntil > today
    ? "snoozed"
    : "open";
}

const DISMISSALS = 2;
/** How long a rule is silent after its second dismissal. */
const SILENT_DAYS = 90;

/** Rules that were dismissed twice within their silence, and until when each says nothing. */
export function silentRules(
  dismissed: readonly { rule: RuleKey; on: string }[],
  today: string,
): { rule: RuleKey; until: string }[] {
  return [...Map.groupBy(dismissed, ({ rule }) => rule)].flatMap(([rule, all]) => {
    const days = all.map(({ on }) => on).sort();
    const second = days.at(-1)!;
    const until = dayAfter(second, SILENT_DAYS);
    const near = days.filter((on) => dayAfter(on, SILENT_DAYS) > second);
    return near.length >= DISMISSALS && until > today ? [{ rule, until }] : [];
  });
}
