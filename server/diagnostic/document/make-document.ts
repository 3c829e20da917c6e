import type { AttemptResult } from "#domain/diagnostic/attempts.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import type { ResultContent } from "./document-layout.ts";

type Input = { content: QuestionnaireContent; result: AttemptResult; name: string; language: Language };

/** A result as a PDF in a language. */
export function makeDocument({ pdf }: Pick<Deps, "pdf">, input: Input): Promise<Uint8Array> {
  const layout = new URL("./document-layout.ts", import.meta.url);
  // Made by a job, one after the other, whoever they are of.
  return pdf.make({ layout, content: wordsOf(input), key: "diagnostic" });
}

/** What the paper says. */
function wordsOf({ content, result, name, language }: Input): ResultContent {
  const locale = { locale: language };
  const tag = language === "pt" ? "pt-BR" : "en-GB";
  const long = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
  const date = (day: string) => new Date(`${day}T00:00:00Z`);
  const named = (key: string) => content.dimensions.find((each) => each.key === key)!;
  const scoreIn = (key: string) => result.dimensions.find((each) => each.key === key)?.score ?? null;
  const level = content.levels.find(({ key }) => key === result.level);
  const note = (kind: "strength" | "gap") => (key: string) => ({
    kind: kind === "strength" ? m.diagnostic_strength({}, locale) : m.diagnostic_gap({}, locale),
    title: `${named(key).name[language]}, ${scoreIn(key)}`,
    text: named(key)[kind][language],
  });
  return {
    ...{ language, name, title: m.diagnostic_title({}, locale), day: long.format(date(result.finishedOn)) },
    level: level?.name[language] ?? m.diagnostic_unmeasured({}, locale),
    sentence: level?.sentence[language] ?? m.diagnostic_unmeasured_text({}, locale),
    overall: result.overall === null ? "" : m.diagnostic_overall_line({ score: result.overall }, locale),
    dimensions: result.dimensions.map(({ key, score }) => ({
      ...{ name: named(key).name[language], score },
      value: score === null ? m.diagnostic_not_measured({}, locale) : String(score),
    })),
    notes: [...result.strengths.map(note("strength")), ...result.gaps.map(note("gap"))],
    planTitle: m.diagnostic_plan({}, locale),
    plan: result.plan.map(({ on, title, note: words, dimension }) => ({
      ...{ day: short.format(date(on)), title: title[language], note: words[language] },
      dimension: named(dimension).name[language],
    })),
    retest: m.diagnostic_retest({ day: long.format(date(result.retestOn)) }, locale),
    foot: m.diagnostic_scored({}, locale),
  };
}
