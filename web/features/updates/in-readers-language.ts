import type { SystemUpdates } from "#domain/updates/updates.ts";
import { getLocale } from "#messages/runtime.js";

type Update = SystemUpdates["updates"][number];

/** The words of an update in the reader's language, or in Portuguese until they are written in it. */
export function inReadersLanguage({ title, description, english }: Update) {
  return getLocale() === "en" && english ? { ...english, lang: "en" } : { title, description, lang: "pt-BR" };
}
