import type { Language } from "#domain/text.ts";
import { getLocale } from "#messages/runtime.js";

const tags = { pt: "pt-BR", en: "en-GB" } as const;
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/**
 * How a language writes days and hours, the reader's unless another is written to. Made once for each wish: making one
 * takes longer than a hundred uses.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  language: Language = getLocale(),
): Intl.DateTimeFormat {
  return keep(`date ${tags[language]}`, options, () => new Intl.DateTimeFormat(tags[language], options));
}

/** How the reader's language writes figures. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const tag = tags[getLocale()];
  return keep(`number ${tag}`, options, () => new Intl.NumberFormat(tag, options));
}

function keep<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(
  kind: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${kind} ${JSON.stringify(options)}`;
  const format = (made.get(key) as Format | undefined) ?? make();
  made.set(key, format);
  return format;
}
