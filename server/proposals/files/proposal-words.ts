import type { JourneySnapshot, SnapshotBlock, SnapshotOption } from "#domain/journeys/snapshot.ts";
import { nameAndPlace } from "#domain/journeys/where.ts";
import { inLanguage, type Localized } from "#domain/localized.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";

const tags = { pt: "pt-BR", en: "en-GB" } as const;

/** A proposal said in one language, part by part: what its PDF and its calendar are made of. */
export type ProposalWords = ReturnType<typeof proposalWords>;

/** Says everything of a snapshot that its page says. */
export function proposalWords(content: JourneySnapshot, language: Language) {
  const locale = { locale: language };
  const { advisor, options, currency, travellers, startsOn, endsOn } = content;
  const said = (text: Localized) => inLanguage(text, language);
  const hasOthers = options.length > 1;
  const names = travellers.map(({ firstName }) => firstName).join(", ");
  return {
    language,
    title: said(content.title),
    for: names && m.proposals_for({ names }, locale),
    when: daysOf(startsOn, endsOn, language),
    by: [advisor.name, advisor.agency].filter(Boolean).join(", "),
    contact: [advisor.email, advisor.whatsapp].filter(Boolean).join(" · "),
    colour: advisor.colour,
    intro: paragraphs(said(content.intro)),
    investment: m.proposals_investment({}, locale),
    issued: m.proposals_issued(
      { number: String(content.number), date: instantOf(content.publishedAt, language) },
      locale,
    ),
    options: options.map((option) => ({
      id: option.id,
      label: option.label,
      heading: [
        hasOthers ? m.proposals_option({ label: option.label }, locale) : m.proposals_days({}, locale),
        said(option.name),
      ]
        .filter(Boolean)
        .join(" · "),
      letter: paragraphs(said(option.letter)),
      terms: [
        {
          heading: m.proposals_inclusions({}, locale),
          lines: paragraphs(said(option.inclusions)),
          isList: true,
        },
        {
          heading: m.proposals_exclusions({}, locale),
          lines: paragraphs(said(option.exclusions)),
          isList: true,
        },
        { heading: m.proposals_terms({}, locale), lines: paragraphs(said(option.terms)), isList: false },
      ].filter(({ lines }) => lines.length > 0),
      costs: costsOf({ option, first: options[0]!, currency, isShared: travellers.length > 1 }, language),
      days: option.days
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ day, date, blocks }) => ({
          date,
          heading: `${m.proposals_day({ number: String(day + 1) }, locale)}, ${weekdayOf(date, language)}`,
          blocks: blocks.map((block) => blockWords(block, currency, language)),
        })),
    })),
  };
}

type Costs = { option: SnapshotOption; first: SnapshotOption; currency: Currency; isShared: boolean };

function costsOf({ option, first, currency, isShared }: Costs, language: Language): string[] {
  const locale = { locale: language };
  const amount = (value: number, isSigned = false) => money(value, { currency, isSigned }, language);
  const { total, difference, perPerson } = option;
  return [
    amount(total),
    difference === 0
      ? ""
      : m.proposals_difference({ amount: amount(difference, true), label: first.label }, locale),
    perPerson === null || !isShared ? "" : m.proposals_per_person({ amount: amount(perPerson) }, locale),
  ].filter(Boolean);
}

function blockWords(block: SnapshotBlock, currency: Currency, language: Language) {
  const locale = { locale: language };
  const { id, startsAt, endsAt, nights, hotel, supplier, place, price } = block;
  const at = hotel ? inLanguage(hotel.place, language) : place;
  return {
    ...{ id, startsAt, endsAt, nights },
    title: inLanguage(block.title, language) || hotel?.name || supplier || "",
    time: [startsAt, endsAt].filter(Boolean).join(" – "),
    where: nameAndPlace(hotel?.name ?? supplier, at),
    stay: nights === 0 ? "" : m.proposals_nights({ count: nights }, locale),
    text: paragraphs(inLanguage(block.text, language)),
    attached:
      block.attachments.length === 0
        ? ""
        : m.proposals_attached({ names: block.attachments.map(({ name }) => name).join(", ") }, locale),
    price: price === null ? "" : money(price, { currency, isSigned: false }, language),
  };
}

const paragraphs = (text: string) => text.split(/\n+/).filter(Boolean);

/** A format takes far longer to make than to use: there are as many as languages and currencies. */
const numbers = new Map<string, Intl.NumberFormat>();
const weekdays = new Map<string, Intl.DateTimeFormat>();
function formatOf<F>(formats: Map<string, F>, key: string, make: () => F): F {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}

function money(amount: number, how: { currency: Currency; isSigned: boolean }, language: Language): string {
  const digits = currencyDigits[how.currency];
  const value = amount / 10 ** digits;
  const least = Number.isInteger(value) ? 0 : digits;
  const format = formatOf(numbers, `${language} ${how.currency} ${how.isSigned} ${least}`, () => {
    return new Intl.NumberFormat(tags[language], {
      ...{ style: "currency", currency: how.currency, signDisplay: how.isSigned ? "exceptZero" : "auto" },
      ...{ minimumFractionDigits: least, maximumFractionDigits: digits },
    });
  });
  return format.format(value);
}

/** From one day to another, saying once what both share. */
function daysOf(first: string, last: string, language: Language): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tags[language], options).formatRange(new Date(first), new Date(last));
}

function weekdayOf(date: string, language: Language): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const format = formatOf(weekdays, language, () => new Intl.DateTimeFormat(tags[language], options));
  return format.format(new Date(date));
}

function instantOf(at: string, language: Language): string {
  const options = { dateStyle: "long", timeZone: "America/Sao_Paulo" } as const;
  return new Intl.DateTimeFormat(tags[language], options).format(new Date(at));
}
