import type { Reader, ReaderRemoval } from "#domain/newsletter/readers.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { toReader } from "./list-readers.ts";
import { findReader, holdReader, takeOff } from "./queries.ts";

type Input = { actor: Actor; id: string; removal: ReaderRemoval };

/** Takes an address off the list of the letter; the record says who and why, and not which address. */
export async function takeOffReader(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, id, removal: { reason, version } }: Input,
): Promise<Reader> {
  return transact(db, async (tx) => {
    const row = await holdReader(tx, id);
    if (!row) throw refuse("not_found");
    if (row.version !== version || row.unsubscribed_at) throw refuse("conflict", { current: toReader(row) });
    const now = clock.now();
    await takeOff(tx, { id, reason, by: actor.id, now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "newsletter_reader.removed", subjectType: "newsletter_reader" },
      ...{ subjectId: id, reason, now },
    });
    return toReader((await findReader(tx, id))!);
  });
}
