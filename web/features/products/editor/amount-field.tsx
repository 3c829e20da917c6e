import { useState } from "react";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { readAmount, typedAmount } from "#web/locale/amounts.ts";
import { TextField } from "#web/ui/text-field.tsx";

type AmountFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  currency: Currency;
  amount: number | null;
  onAmount: (amount: number | null) => void;
};

/** An amount as people type it; what is no amount is said and not taken. */
export function AmountField({ label, hint, error, currency, amount, onAmount }: AmountFieldProps) {
  const [typed, setTyped] = useState(() => typedAmount(amount ?? undefined, currency));
  const isWrong = readAmount(typed, currency) === undefined;
  return (
    <TextField
      {...{ label, hint }}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isWrong ? m.products_amount_wrong() : error}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        const read = readAmount(next, currency);
        if (read !== undefined) onAmount(read);
      }}
    />
  );
}
