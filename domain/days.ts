/** Making one takes far longer than using it, and there are no more places than hotels. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day an instant belongs to in a place, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return format.format(instant);
}
