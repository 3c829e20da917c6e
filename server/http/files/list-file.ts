import type { z } from "zod";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Cell, SheetColumn } from "#platform/sheets/columns.ts";
import { cellTypeOf } from "./cell-type.ts";

type Flat = string | number | boolean | readonly unknown[];
type Place<Row> = Row extends unknown
  ? {
      [Name in keyof Row & string]: NonNullable<Row[Name]> extends Flat
        ? Name
        : Name | `${Name}.${keyof NonNullable<Row[Name]> & string}`;
    }[keyof Row & string]
  : never;
type Rows = z.ZodObject<{ rows: z.ZodArray }>;
type RowOf<List extends Rows> = z.infer<List>["rows"][number];

/** A field of the rows by its place, or an amount in minor units with the place of its currency. */
type Column<Row> = Place<Row> | readonly [amount: Place<Row>, currency: Place<Row>];

/** A list as a file: what it is called, and which fields of its rows are its columns. */
export type ListFile = { name: string; columns: SheetColumn<unknown>[] };

/**
 * The columns of a list's file. Each is a field of what the list answers with, under the same name and of the type that
 * the contract says, so a file tells nothing that the list does not.
 */
export function fileOf<List extends Rows>(
  name: string,
  list: List,
  columns: readonly Column<RowOf<List>>[],
): ListFile {
  const row = list.shape.rows.element;
  return { name, columns: columns.map((column) => toColumn(row, column as string | [string, string])) };
}

function toColumn(row: z.core.$ZodType, column: string | [string, string]): SheetColumn<unknown> {
  if (typeof column === "string") {
    return { name: column, type: cellTypeOf(row, column), value: (given) => cellAt(given, column) };
  }
  const [amount, currency] = column;
  const value = (given: unknown) => majorUnits(valueAt(given, amount), valueAt(given, currency));
  return { name: amount, type: "decimal", value };
}

function valueAt(row: unknown, place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], row);
}

function cellAt(row: unknown, place: string): Cell {
  const value = valueAt(row, place) ?? null;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : (value as Cell);
}

/** An amount as its exact decimals; what has no currency is counted, not paid, and stays as it is. */
function majorUnits(amount: unknown, currency: unknown): string | null {
  if (typeof amount !== "number") return null;
  const digits = currencyDigits[currency as Currency] ?? 0;
  if (digits === 0) return String(amount);
  const written = String(Math.abs(Math.round(amount))).padStart(digits + 1, "0");
  return `${amount < 0 ? "-" : ""}${written.slice(0, -digits)}.${written.slice(-digits)}`;
}
