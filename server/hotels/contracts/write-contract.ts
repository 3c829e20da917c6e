import { randomUUID } from "node:crypto";
import { type NewContract, periodBlocker } from "#domain/hotels/contract-versions.ts";
import type { Contract } from "#domain/hotels/contracts.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findVersions, insertVersion, lockHotel } from "./queries.ts";
import { toContract } from "./to-versions.ts";

type Input = { actor: Actor; hotelId: string; contract: NewContract; once: Once };

/** Writes the next version of a hotel's contract; what was booked before keeps the version it was booked under. */
export async function writeContract(
  { db, clock, contractHolds }: Pick<Deps, "db" | "clock" | "contractHolds">,
  { actor, hotelId, contract, once }: Input,
): Promise<Contract> {
  const now = clock.now();
  return runOnce(db, once, async (tx) => {
    const hotel = await lockHotel(tx, hotelId);
    // A group is not booked, so it has no terms; its hotels have.
    if (hotel?.kind !== "hotel") throw refuse("not_found");
    const kept = (await findVersions(tx, hotelId)).map(toContract);
    const before = kept[0];
    if ((before?.version ?? 0) !== contract.basedOn) throw refuse("conflict", { current: before ?? null });
    const { startsOn, endsOn, terms } = contract;
    const blocker =
      periodBlocker(contract, kept) ?? (await holdBlocker(tx, contractHolds, { hotelId, startsOn }));
    if (blocker) throw refuse(blocker);
    const written = { id: randomUUID(), hotelId, version: contract.basedOn + 1, startsOn, endsOn, terms };
    await insertVersion(tx, { ...written, createdBy: actor.id, createdAt: now });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "contract.written",
      subjectType: "hotel",
      subjectId: hotelId,
      before: before ?? null,
      after: written,
      now,
    });
    return { ...written, createdAt: now.toISOString() };
  });
}

async function holdBlocker(
  tx: Tx,
  holds: Deps["contractHolds"],
  asked: { hotelId: string; startsOn: string },
) {
  for (const isHeld of holds) if (await isHeld(tx, asked)) return "contract_before_booking";
  return null;
}
