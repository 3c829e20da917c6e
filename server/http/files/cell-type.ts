import type { z } from "zod";
import { Rate } from "#domain/money/money.ts";
import type { CellType } from "#platform/sheets/columns.ts";

type Schema = z.core.$ZodType;
type Def = {
  type: string;
  format?: string;
  innerType?: Schema;
  out?: Schema;
  getter?: () => Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
};
const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** What the cells of a column are, as the contract of the answer has it; a place that the contract lacks is an error. */
export function cellTypeOf(row: Schema, place: string): CellType {
  const found = at(row, place.split("."));
  if (!found) throw new Error(`no field ${place} in a row`);
  return leafType(found);
}

function at(schema: Schema, [name, ...rest]: string[]): Schema | undefined {
  const bare = unwrap(schema);
  if (name === undefined) return bare;
  const { options, shape } = defOf(bare);
  for (const option of options ?? []) {
    const found = at(option, [name, ...rest]);
    if (found) return found;
  }
  const inner = shape?.[name];
  return inner && at(inner, rest);
}

/** What stands inside what may be missing, has a default or is made on the way. */
function unwrap(schema: Schema): Schema {
  const { type, innerType, out, getter } = defOf(schema);
  const inner = type === "pipe" ? out : (innerType ?? getter?.());
  return inner ? unwrap(inner) : schema;
}

function leafType(schema: Schema): CellType {
  const { type, format, options = [] } = defOf(schema);
  if (type === "union") return leafType(unwrap(options.find((option) => defOf(option).type !== "null")!));
  if (type === "enum" || type === "literal") return "code";
  if (type === "boolean") return "boolean";
  if (type === "number") return (schema as z.ZodNumber).isInt ? "integer" : "decimal";
  if (type !== "string") return "json";
  if (schema === Rate) return "decimal";
  if (format === "date") return "day";
  if (format === "datetime") return "instant";
  return format === "uuid" ? "code" : "text";
}
