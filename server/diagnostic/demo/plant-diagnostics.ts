import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoAnswers, demoAttempts } from "#database/seed/demo/diagnostics.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { keepLead } from "../../marketing/links/keep-lead.ts";
import { resultOf } from "../attempts/finish-attempt.ts";
import { attemptToken } from "../attempts/link-token.ts";
import { findAnswers, insertAttempt, setFinished, upsertAnswers } from "../attempts/queries.ts";
import { findVersion } from "../questionnaires/queries.ts";

const DAY_MS = 86_400_000;

/** Gives the demo world its answers: finished, half given, of members and of visitors; once. */
export async function plantDiagnostics(given: Deps): Promise<void> {
  const { auth, db, clock, config } = given;
  const listeners = { ...given.listeners, tells: [] };
  const version = await findVersion(db, demoId("questionnaire/first/1"));
  if (!version) return;
  for (const { name, person, source, mayWrite, daysAgo, isFinished, wanted } of demoAttempts) {
    const id = demoId(`diagnostic/${name}`);
    const userId = person.isMember ? ((await auth.getUserByEmail(person.email))?.id ?? null) : null;
    if (person.isMember && !userId) continue;
    const now = new Date(clock.now().getTime() - daysAgo * DAY_MS);
    await transact(db, async (tx) => {
      const tokenHash = hashLinkToken(attemptToken(config, id));
      const row = { id, versionId: version.id, userId, name: person.fullName, email: person.email };
      const isNew = await insertAttempt(tx, { ...row, language: "pt", mayWrite, source, tokenHash, now });
      if (!isNew) return;
      await upsertAnswers(tx, { id, answers: demoAnswers(wanted), now });
      const then = { ...given, listeners, clock: { now: () => now } };
      if (source.startsWith("link:"))
        await keepLead(tx, then, { of: { diagnosticId: id }, code: source.slice("link:".length) });
      if (!isFinished) return;
      const result = resultOf(version.content, await findAnswers(tx, id), houseDay(now));
      await setFinished(tx, { id, result, now });
      const data = { diagnosticId: id, userId };
      await recordFacts(tx, then, [{ kind: "diagnostic_finished", cause: id, data }]);
    });
  }
}
