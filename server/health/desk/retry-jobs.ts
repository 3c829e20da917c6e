import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";

/** The subject of what is done to work of a kind; kinds have no ids. */
const ofKind = (name: string) => name.replaceAll(".", "_");

/** Puts everything of a kind that was given up back into its queue, mails among it. */
export async function retryJobs(
  { db, jobs, clock }: Pick<Deps, "db" | "jobs" | "clock">,
  { actor, name }: { actor: Actor; name: string },
): Promise<{ count: number }> {
  const known = (await jobs.counts()).find((each) => each.name === name);
  if (!known) throw refuse("not_found");
  return transact(db, async (tx) => {
    const count = await jobs.revive(tx, name);
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "job.retried", subjectType: "job", subjectId: ofKind(name) },
      ...{ after: { name, count }, now: clock.now() },
    });
    return { count };
  });
}
