import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { getLocale } from "#messages/runtime.js";

/** An amount as people type it, in Portuguese or English, in minor units; null for nothing, undefined for nonsense. */
export function readAmount(typed: string, currency: Currency): number | null | undefined {
  const text = typed.replace(/[^\d.,-]/g, "");
  if (text === "") return typed.trim() === "" ? null : undefined;
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  const digits = currencyDigits[currency];
  if (fraction.length > digits) return undefined;
  const amount = Number(whole.replace(/[.,]/g, "") + fraction.padEnd(digits, "0"));
  return amount <= 1_000_000_000_000 ? amount : undefined;
}

/** An amount in the form in which it is typed in the reader's language. */
export function typedAmount(amount: number | undefined, currency: Currency): string {
  if (amount === undefined) return "";
  const digits = currencyDigits[currency];
  const typed = (amount / 10 ** digits).toFixed(digits);
  return getLocale() === "pt" ? typed.replace(".", ",") : typed;
}
