import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { endSeeAsRow } from "./queries.ts";

type Input = { actor: Actor; id: string };

/** Ends a look before its time; one that is over stays over. */
export async function endSeeAs(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, id }: Input,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now();
    const ended = await endSeeAsRow(tx, { id, adminId: actor.id, now });
    if (!ended) return;
    const subject = { subjectType: "person", subjectId: ended.subject_id };
    await writeAudit(tx, { actorId: actor.id, action: "person.seen_as_ended", ...subject, now });
  });
}
