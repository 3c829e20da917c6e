import { useState } from "react";
import { isFarAbove } from "#domain/commissions/amounts.ts";
import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { typedAmount } from "#web/locale/amounts.ts";
import { formatMoney } from "#web/locale/format.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { readTyped } from "../words.ts";

type BaseFieldProps = {
  name: string;
  line: Commission["lines"][number];
  currency: Commission["currency"];
};

/** The base of one room; as it is typed, how it differs from what was agreed. */
export function BaseField({ name, line, currency }: BaseFieldProps) {
  const first = typedAmount(line.base, currency);
  const [typed, setTyped] = useState(first);
  const base = readTyped(typed, currency);
  const agreed = m.earnings_why_agreed({ agreed: formatMoney(line.agreed, currency) });
  const difference = base === undefined ? 0 : base - line.agreed;
  const say = difference > 0 ? m.earnings_base_more : m.earnings_base_less;
  const words = say({ amount: formatMoney(Math.abs(difference), currency) });
  return (
    <TextField
      {...{ name, defaultValue: first, inputMode: "decimal", autoComplete: "off" }}
      label={`${m.earnings_confirm_base({ category: line.category })} (${currency})`}
      hint={difference === 0 ? agreed : `${agreed}; ${words}`}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

/** What the fields of some rooms say, under their names; undefined where one says nothing. */
export function readBases(
  fields: FormData,
  { lines, currency }: Pick<Commission, "lines" | "currency">,
  nameOf: (at: number) => string,
): number[] | undefined {
  const bases = lines.map((_, at) => readTyped(String(fields.get(nameOf(at))), currency));
  return bases.every((base) => base !== undefined) ? bases : undefined;
}

/** Why a stay came to so much more than was agreed; asked for once it did. */
export function FarReason() {
  return (
    <TextAreaField
      name="reason"
      label={m.earnings_dispute_reason()}
      hint={m.earnings_confirm_far()}
      maxLength={1_000}
      required
    />
  );
}

/** Whether typed bases are far above what was agreed. */
export function areFarAbove({ lines }: Pick<Commission, "lines">, bases: readonly number[]): boolean {
  return isFarAbove(lines.map(({ agreed }, at) => ({ agreed, base: bases[at] ?? 0 })));
}
