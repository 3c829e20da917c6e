import type { AuditWords } from "#domain/audit/audit.ts";
import type { Localized } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import { declaredWord } from "../declared-word.ts";

/** What a part of the house is called in the record: `audit_area_…` among the words of its capability. */
export function areaWords(area: string): Localized {
  return declaredWord(`audit_area_${area}`, bare(area));
}

/** What was done, in a word: `audit_verb_…`. */
export function verbWords(action: string): Localized {
  const verb = action.split(".")[1] ?? action;
  return declaredWord(`audit_verb_${verb}`, bare(verb));
}

/** An act as it is asked for: what it is done to, and what. */
export function actionWords(action: string): Localized {
  const [area, verb] = [areaWords(action.split(".")[0] ?? ""), verbWords(action)];
  return { pt: `${area.pt}: ${verb.pt}`, en: `${area.en}: ${verb.en}` };
}

/**
 * A field of a record in words, `audit_field_…` of each part of its place: an entry of a list by its number from one.
 * One without words is told by its parts.
 */
export function fieldWords(field: string): Localized {
  const parts = field.split(".").map(partWords);
  const join = (language: Language) => parts.map((part) => part[language]).join(", ");
  return { pt: join("pt"), en: join("en") };
}

function partWords(part: string): Localized {
  if (/^\d+$/.test(part)) return same(String(Number(part) + 1));
  const code = part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return declaredWord(`audit_field_${code}`, bare(code));
}

/** Which one of its kind a thing is that is no row: a month by its name, a setting by its field's. */
function subjectWords(id: string): Localized | null {
  if (UUID.test(id)) return null;
  if (!MONTH.test(id)) return id.includes(".") ? same(id) : fieldWords(id);
  const month = (locale: string) =>
    new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${id}-01T00:00:00Z`),
    );
  return { pt: month("pt-BR"), en: month("en-GB") };
}
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Entry = { action: string; area: string; subjectId: string };

/** Everything that an entry says of itself in words. */
export function entryWords({ action, area, subjectId }: Entry): AuditWords {
  const subject = subjectWords(subjectId);
  return { area: areaWords(area), verb: verbWords(action), action: actionWords(action), subject };
}

const same = (text: string): Localized => ({ pt: text, en: text });

const bare = (code: string) => code.replaceAll("_", " ");
