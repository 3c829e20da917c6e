import type { Language } from "../text.ts";

const tags = { pt: "pt-BR", en: "en-GB" } as const;

/** A time as the house writes it: 19h00, 19:00 in English. */
export function timeWords(at: Date, zone: string, language: Language): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(at);
  return language === "pt" ? time.replace(":", "h") : time;
}

/** A day where it happens, with its weekday, within a sentence: quinta-feira, 19 de novembro de 2026. */
export function dayWithin(at: Date, zone: string, language: Language): string {
  const options = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(tags[language], { ...options, timeZone: zone }).format(at);
}

/** The same where a sentence begins: Quinta-feira, 19 de novembro de 2026. */
export function dayWords(at: Date, zone: string, language: Language): string {
  const day = dayWithin(at, zone, language);
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** Whether what lasts from one hour to another is told by its days and not by its hours. */
export function lastsDays(start: Date, end: Date): boolean {
  return end.getTime() - start.getTime() > 86_400_000;
}
