import type { AuditWords } from "#domain/audit/audit.ts";
import type { Localized } from "#domain/localized.ts";
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

/** Everything that an entry says of itself in words. */
export function entryWords({ action, area }: { action: string; area: string }): AuditWords {
  return { area: areaWords(area), verb: verbWords(action), action: actionWords(action) };
}

const bare = (code: string) => code.replaceAll("_", " ");
