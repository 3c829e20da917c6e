import type { DiagnosticAccess } from "#domain/diagnostic/access.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findOpenVersion } from "./questionnaires/queries.ts";

type Input = { actorId: string; access: DiagnosticAccess };

/** Sets to whom the diagnostic is open from now on. */
export async function changeAccess(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { actorId, access }: Input,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const open = await findOpenVersion(tx);
    if (!open) throw refuse("diagnostic_closed");
    const { diagnosticAccess: before } = await readSettings({ ...deps, db: tx });
    await changeSetting(tx, deps, { key: "diagnosticAccess", value: access });
    await writeAudit(tx, {
      ...{ actorId, action: "diagnostic.access_changed", now: deps.clock.now() },
      ...{ subjectType: "questionnaire", subjectId: open.questionnaire_id },
      ...{ before: { access: before }, after: { access } },
    });
  });
}
