/** What a field says, without the spaces around it. */
export const said = (fields: FormData, name: string) => String(fields.get(name) ?? "").trim();

/** A whole number that a field says; undefined for anything else. */
export function wholeOf(fields: FormData, name: string): number | undefined {
  const text = said(fields, name).replace("−", "-");
  return /^-?\d{1,7}$/.test(text) ? Number(text) : undefined;
}
