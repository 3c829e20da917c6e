import { demoId } from "#database/seed/demo/demo-id.ts";
import { firstQuestionnaire } from "#database/seed/house/questionnaire/first-questionnaire.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { findQuestionnaires, insertQuestionnaire, insertVersion } from "./queries.ts";

/** Gives a house without a questionnaire its first, open and published. */
export async function plantQuestionnaire({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  if ((await findQuestionnaires(db)).length > 0) return;
  const now = clock.now();
  const id = demoId("questionnaire/first");
  await transact(db, async (tx) => {
    await insertQuestionnaire(tx, { id, isOpen: true, actorId: null, now });
    await insertVersion(tx, {
      ...{ id: demoId("questionnaire/first/1"), questionnaireId: id, number: 1 },
      ...{ content: firstQuestionnaire, actorId: null, now },
    });
  });
}
