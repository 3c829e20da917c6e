import type { AttemptResult } from "#domain/diagnostic/attempts.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";

/** A dimension of a questionnaire, which a result names by its key. */
export function dimensionOf({ dimensions }: QuestionnaireContent, key: string) {
  return dimensions.find((each) => each.key === key)!;
}

/** The score of a result in a dimension; null where it was not measured. */
export function scoreIn({ dimensions }: AttemptResult, key: string): number | null {
  return dimensions.find((each) => each.key === key)?.score ?? null;
}
