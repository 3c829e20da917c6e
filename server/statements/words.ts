import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { StatementLine } from "#domain/statements/statements.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";

const tagOf = (language: Language) => (language === "pt" ? "pt-BR" : "en-GB");

const whats = {
  confirmed: m.statements_what_confirmed,
  received: m.statements_what_received,
  settled: m.statements_what_settled,
  paid: m.statements_what_paid,
  reversed: m.statements_what_reversed,
  void: m.statements_what_void,
} satisfies Record<Exclude<StatementLine["what"], "late">, unknown>;

/** What a line says: the stay it is about and what happened. */
export function lineWords(line: StatementLine, language: Language): string {
  const locale = { locale: language };
  const what =
    line.what === "late"
      ? m.statements_what_late({ days: line.daysLate }, locale)
      : whats[line.what]({}, locale);
  return [line.reference, line.number, line.hotel, what].filter(Boolean).join(" · ");
}

/** An amount in a language. */
export function moneyIn(
  amount: number,
  { currency, language }: { currency: Currency; language: Language },
): string {
  const digits = currencyDigits[currency];
  const style = { style: "currency", currency, minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat(tagOf(language), style).format(amount / 10 ** digits);
}

/** A month in a language. */
export function monthIn(month: string, language: Language): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tagOf(language), options).format(new Date(`${month}-01T00:00:00Z`));
}
