import type { JourneyOption } from "#domain/journeys/journeys.ts";

const fields = ["name", "letter", "inclusions", "exclusions", "terms"] as const;
export type OptionTexts = Pick<JourneyOption, (typeof fields)[number]>;

/** What the form of an option begins with. */
export function textsOf(option: JourneyOption): OptionTexts {
  const { name, letter, inclusions, exclusions, terms } = option;
  return { name, letter, inclusions, exclusions, terms };
}

/** What was changed; the rest is not sent, so that it clashes with nobody. */
export function optionChanges(option: JourneyOption, typed: OptionTexts): Partial<OptionTexts> {
  const changed = fields.filter(
    (field) => option[field].pt !== typed[field].pt.trim() || option[field].en !== typed[field].en.trim(),
  );
  return Object.fromEntries(
    changed.map((field) => [field, { pt: typed[field].pt.trim(), en: typed[field].en.trim() }]),
  );
}
