import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoPeople } from "#database/seed/demo/people.ts";
import { demoIncident, demoPrivacyRequests } from "#database/seed/demo/privacy.ts";
import { answerDue } from "#domain/privacy/privacy-desk.ts";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import type { Deps } from "../deps.ts";
import { plantDesk } from "./desk/queries.ts";
import { insertAcceptances } from "./terms/queries.ts";

const DAY_MS = 86_400_000;
/** Who of the demo has not yet accepted the terms. */
const UNDECIDED = "colega@lilamonde.test";

/** Puts what people of the demo asked of their data, its one incident, and who accepted the terms. */
export async function plantPrivacy({ db, auth, clock }: Pick<Deps, "db" | "auth" | "clock">): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const requests = demoPrivacyRequests.map(({ kind, email, note, daysAgo, answer }) => ({
    ...{ id: demoId(`privacy/${email}`), kind, email, note },
    ...{ received_at: ago(daysAgo), due_at: answerDue(ago(daysAgo)) },
    ...(answer && { state: "answered", answer: answer.text, answered_at: ago(answer.daysAgo) }),
  }));
  const { foundDaysAgo, reportedDaysAgo, closedDaysAgo, ...incident } = demoIncident;
  await plantDesk(db, requests, {
    ...{ id: demoId("incident/planilha"), ...incident, found_at: ago(foundDaysAgo) },
    ...{ reported_at: ago(reportedDaysAgo), closed_at: ago(closedDaysAgo) },
  });
  const accepted = demoPeople.filter(({ email, isActive }) => isActive && email !== UNDECIDED);
  const rows = [];
  for (const { email } of accepted) {
    const user = await auth.getUserByEmail(email);
    const acceptance = { version: TERMS_VERSION as never, way: "invitation", accepted_at: now };
    if (user) rows.push({ id: demoId(`terms/${email}`), user_id: user.id, ...acceptance });
  }
  await insertAcceptances(db, rows);
}
