import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Language } from "#domain/text.ts";

/** An amount in minor units as spreadsheets of a language read it. */
export function csvMoney(
  amount: number,
  { currency, locale }: { currency: string; locale: Language },
): string {
  const digits = currencyDigits[currency as Currency];
  const written = (amount / 10 ** digits).toFixed(digits);
  return locale === "pt" ? written.replace(".", ",") : written;
}
