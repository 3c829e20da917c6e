import type { GoalMeasure } from "#domain/growth/growth.ts";
import type { Standing } from "#domain/growth/pace.ts";
import type { Localized } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

/** What a text says in the language being read. */
export function said(text: Localized): string {
  return text[getLocale()] || text.pt;
}

export const measureNames: Record<GoalMeasure, () => string> = {
  stays: m.growth_measure_stays,
  hotels: m.growth_measure_hotels,
  accepted: m.growth_measure_accepted,
  published: m.growth_measure_published,
  points: m.growth_measure_points,
};

export const standingNames: Record<Standing, () => string> = {
  reached: m.growth_reached,
  on_pace: m.growth_on_pace,
  behind: m.growth_behind,
};

const tags = { pt: "pt-BR", en: "en-GB" } as const;

/** A day in few characters: 20 de nov. */
export function shortDay(day: string): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tags[getLocale()], options).format(new Date(`${day}T00:00:00Z`));
}
