import { queryOptions, useQuery } from "@tanstack/react-query";
import { FarolWithAsk } from "#domain/insights/ask.ts";
import type { RuleKey } from "#domain/insights/cards.ts";
import type { Span } from "#domain/insights/chart.ts";
import { FarolRules, FarolSignals, type MovedCard, Precision } from "#domain/insights/insights.ts";
import type { CardStep } from "#domain/insights/states.ts";
import type { Localized } from "#domain/localized.ts";
import { NotificationChoices } from "#domain/notifications/notifications.ts";
import { getLocale } from "#messages/runtime.js";
import type { InsightsApi } from "#server/insights/contract.ts";
import type { NotificationsApi } from "#server/notifications/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { INSIGHTS } from "./keys.ts";

/** A text of a card or a drawing in the reader's language. */
export const said = (text: Localized): string => text[getLocale()];

/** Everything Farol says over a span. */
export function useFarol(span: Span) {
  return useQuery({
    queryKey: [...INSIGHTS, "farol", span],
    queryFn: async () =>
      FarolWithAsk.parse(await bodyOf(await memberApi<InsightsApi>().insights.$get({ query: { span } }))),
  });
}

/** The signals alone. */
export function useSignals() {
  return useQuery({
    queryKey: [...INSIGHTS, "signals"],
    queryFn: async () =>
      FarolSignals.parse(await bodyOf(await memberApi<InsightsApi>().insights.signals.$get())),
  });
}

/** The published rules. */
export function useRules(isWanted: boolean) {
  return useQuery({
    queryKey: [...INSIGHTS, "rules"],
    queryFn: async () => FarolRules.parse(await bodyOf(await memberApi<InsightsApi>().insights.rules.$get())),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const precisionQuery = queryOptions({
  queryKey: [...INSIGHTS, "precision"],
  queryFn: async () => Precision.parse(await bodyOf(await memberApi<InsightsApi>().admin.insights.$get())),
});

/** How right each rule was, for administrators. */
export function usePrecision() {
  return useQuery(precisionQuery);
}

/** Switches a rule off or on again. */
export const switchRule: Write<{ rule: RuleKey; isRetired: boolean }, Precision> = {
  send: ({ rule, ...json }, intent) =>
    memberApi<InsightsApi>().admin.insights[":rule"].state.$post({ param: { rule }, json }, intent),
  answers: precisionQuery.queryKey,
};

/** What the reader does with a signal. */
export const moveCard: Write<{ id: string; step: CardStep }, MovedCard> = {
  send: ({ id, step }, intent) =>
    memberApi<InsightsApi>().insights[":id"].steps.$post({ param: { id }, json: { step } }, intent),
  changes: [INSIGHTS],
};

const LETTER = { kind: "insights_letter", channel: "email" } as const;
const letterQuery = queryOptions({
  queryKey: [...INSIGHTS, "letter"],
  queryFn: async () =>
    NotificationChoices.parse(await bodyOf(await memberApi<NotificationsApi>().notifications.choices.$get())),
});

/** Whether the reader gets the week's signals by mail. */
export function useLetter() {
  return useQuery({
    ...letterQuery,
    select: ({ choices }) => choices.some(({ kind, isOn }) => kind === LETTER.kind && isOn),
  });
}

/** Turns the weekly letter on or off. */
export const turnLetter: Write<boolean, NotificationChoices> = {
  send: (isOn, intent) =>
    memberApi<NotificationsApi>().notifications.choices.$put({ json: { ...LETTER, isOn } }, intent),
  answers: letterQuery.queryKey,
  changes: [["notifications"]],
};
