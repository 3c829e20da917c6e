import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { joinAgency, takeOffer } from "./queries.ts";

type Answer = { actorId: string; id: string; accepts: boolean };

/** Joins an agency that asks, or says no; whoever has an agency leaves it first. */
export async function answerOffer(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actorId, id, accepts }: Answer,
): Promise<void> {
  const now = clock.now();
  await transact(db, async (tx) => {
    const offer = await takeOffer(tx, { id, userId: actorId });
    if (!offer) throw refuse("not_found");
    const { agencyId, points } = offer;
    if (accepts && !(await joinAgency(tx, { userId: actorId, agencyId, points, now })))
      throw refuse("conflict");
    const entry = { actorId, subjectType: "agency", subjectId: agencyId, after: { points }, now };
    if (accepts) await writeAudit(tx, { ...entry, action: "agency.joined" });
    else await writeAudit(tx, { ...entry, action: "agency.declined" });
  });
}
