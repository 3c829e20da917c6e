import type { AuditWords } from "#domain/audit/audit.ts";
import type { Localized } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { inBoth } from "../in-both.ts";

type Word = (input: object, options: { locale: Language }) => string;

/** What a part of the house is called in the record: `audit_area_…` among the words of its capability. */
export function areaWords(area: string): Localized {
  return said(m[`audit_area_${area}` as keyof typeof m], area);
}

/** What was done, in a word: `audit_verb_…`. */
export function verbWords(action: string): Localized {
  const verb = action.split(".")[1] ?? action;
  return said(m[`audit_verb_${verb}` as keyof typeof m], verb);
}

/** An act as it is asked for: what it is done to, and what. */
export function actionWords(action: string): Localized {
  const [area, verb] = [areaWords(action.split(".")[0] ?? ""), verbWords(action)];
  return { pt: `${area.pt}: ${verb.pt}`, en: `${area.en}: ${verb.en}` };
}

/** Everything that an entry says of itself in words. */
export function entryWords({ action, area }: { action: string; area: string }): AuditWords {
  return { area: areaWords(area), verb: verbWords(action), action: actionWords(action) };
}

// What was done before its words were taken away is told by its code.
function said(word: unknown, code: string): Localized {
  if (typeof word === "function") return inBoth(word as Word);
  const bare = code.replaceAll("_", " ");
  return { pt: bare, en: bare };
}
