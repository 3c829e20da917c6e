const tags = { pt: "pt-BR", en: "en-GB" } as const;

/** A calendar day in words, as a sentence says it. */
export function longDay(day: string, { locale }: { locale: keyof typeof tags }): string {
  const format = new Intl.DateTimeFormat(tags[locale], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
