import { getLocale } from "#messages/runtime.js";
import { htmlLang } from "#web/locale/locale.ts";

/** A day in the reader's language and zone. */
export function shownDate(instant: string): string {
  return new Intl.DateTimeFormat(htmlLang[getLocale()], { dateStyle: "medium" }).format(new Date(instant));
}

/** A day and the minute of it. */
export function shownTime(instant: string): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(htmlLang[getLocale()], style).format(new Date(instant));
}
