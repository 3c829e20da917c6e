import { type ProductContent, type ProductField, productFields } from "./content.ts";

/** The fields in which two contents differ, in the order they are read. */
export function changedFields(before: ProductContent, after: ProductContent): ProductField[] {
  return productFields.filter(
    (field) => writtenAs(before[field] ?? null) !== writtenAs(after[field] ?? null),
  );
}

/** The same whatever the order of an object's names. */
function writtenAs(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
