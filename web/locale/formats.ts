import { getLocale } from "#messages/runtime.js";

const tags = { pt: "pt-BR", en: "en-GB" } as const;
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** How the reader's language writes days and hours. Made once for each wish: making one takes longer than a hundred uses. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep("date", options, (tag) => new Intl.DateTimeFormat(tag, options));
}

/** How the reader's language writes figures. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return keep("number", options, (tag) => new Intl.NumberFormat(tag, options));
}

function keep<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(
  kind: string,
  options: object,
  make: (tag: string) => Format,
): Format {
  const tag = tags[getLocale()];
  const key = `${kind} ${tag} ${JSON.stringify(options)}`;
  const format = (made.get(key) as Format | undefined) ?? make(tag);
  made.set(key, format);
  return format;
}
