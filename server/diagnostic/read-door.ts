import type { DiagnosticDoor } from "#domain/diagnostic/attempts.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findOpenVersion } from "./questionnaires/queries.ts";

/** What everybody may read of the diagnostic before they begin. */
export async function readDoor(deps: Pick<Deps, "db" | "config">): Promise<DiagnosticDoor> {
  const open = await findOpenVersion(deps.db);
  if (!open) throw refuse("not_found");
  const { title, minutes, questions, dimensions } = open.content;
  const { diagnosticAccess: access } = await readSettings(deps);
  return {
    ...{ access, title, minutes, questions: questions.length },
    dimensions: dimensions.map(({ key, name }) => ({ key, name })),
  };
}
