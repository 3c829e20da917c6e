import type { Dimension, PlanStep, Proof, Question } from "#domain/diagnostic/questionnaires.ts";

type Words = readonly [pt: string, en: string];
type Choice = readonly [points: number, pt: string, en: string];

const both = ([pt, en]: Words) => ({ pt, en });
const letters = ["a", "b", "c", "d", "e", "f"];

/** A dimension with its four questions. */
export type Part = { dimension: Dimension; questions: Question[] };

type Asked = {
  key: string;
  text: Words;
  options: readonly Choice[];
  weight?: number;
  when?: Question["when"];
};

/** A dimension of the first questionnaire, its questions and what follows from a gap. */
export function part(
  { key, name, strength, gap }: { key: string; name: Words; strength: Words; gap: Words },
  actions: PlanStep[],
  asked: readonly Asked[],
): Part {
  return {
    dimension: { key, name: both(name), strength: both(strength), gap: both(gap), actions },
    questions: asked.map(({ key: question, text, options, weight = 1, when = null }) => ({
      ...{ key: question, dimension: key, text: both(text), weight, when },
      options: options.map(([points, pt, en], at) => ({ key: letters[at]!, text: { pt, en }, points })),
    })),
  };
}

/** Something to do by a day, with what shows in the portal that it was done. */
export function step(
  key: string,
  dueDays: number,
  { title, note, proof = null }: { title: Words; note: Words; proof?: Proof | null },
): PlanStep {
  return { key, dueDays, title: both(title), note: both(note), proof };
}
