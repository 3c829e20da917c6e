import type { Tx } from "#platform/database/database.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { on } from "../facts/listener.ts";
import { refuse } from "../http/refuse.ts";
import { revokeOpen } from "./queries.ts";

/** What somebody invited to ends with their right to invite. */
export const withdrawOfFormerHosts = on("right_ended", async (tx, { clock }, { actorId, data }) => {
  const { userId: hostId, hotelId } = data;
  const now = clock.now();
  const revoked = await revokeOpen(tx, { hostId, hotelId, now });
  await recordRevoked(tx, { revoked, actorId, now });
});

type Withdrawal = { actorId: string; hotelId: string; id: string; now: Date };

/** Takes back an open invitation to work for a hotel, in the transaction of whoever may. */
export async function withdrawHotelInvite(tx: Tx, { actorId, hotelId, id, now }: Withdrawal): Promise<void> {
  const revoked = await revokeOpen(tx, { id, hotelId, now });
  if (revoked.length === 0) throw refuse("not_found");
  await recordRevoked(tx, { revoked, actorId, now });
}

type Revoked = { revoked: { id: string }[]; actorId: string | null; now: Date };

async function recordRevoked(tx: Tx, { revoked, actorId, now }: Revoked): Promise<void> {
  for (const { id } of revoked) {
    const action = "invite.revoked";
    await writeAudit(tx, { actorId, action, subjectType: "invite", subjectId: id, now });
  }
}
