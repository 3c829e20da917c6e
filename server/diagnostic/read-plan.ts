import type { AttemptResult } from "#domain/diagnostic/attempts.ts";
import { planOf } from "#domain/diagnostic/plans.ts";
import type { Tx } from "#platform/database/database.ts";
import { findAttempt } from "./attempts/queries.ts";
import { findVersion } from "./questionnaires/queries.ts";

/** The plan of a finished attempt, with what shows that each step was done and the name of its dimension. */
export async function readPlan(tx: Tx, diagnosticId: string) {
  const row = await findAttempt(tx, diagnosticId);
  if (!row?.result) return null;
  const { content } = (await findVersion(tx, row.version_id))!;
  const result = row.result as AttemptResult;
  const steps = planOf(content, result, result.finishedOn).map(({ dimension, ...step }) => ({
    ...step,
    dimension: content.dimensions.find(({ key }) => key === dimension)!.name,
  }));
  return { steps, language: row.language === "en" ? ("en" as const) : ("pt" as const) };
}
