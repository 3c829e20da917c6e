import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoReferrals } from "#database/seed/demo/referrals.ts";
import { claimEnd } from "#domain/referrals/claims.ts";
import { hostOf } from "#domain/referrals/hosts.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { findReferral, insertReferral, insertStep, updateState } from "./queries.ts";

const DAY_MS = 86_400_000;

/** Gives the demo world the hotels that its members refer, once. */
export async function plantReferrals(given: Deps): Promise<void> {
  const { auth, db, clock } = given;
  const listeners = { ...given.listeners, tells: [] };
  const idOf = async (email: string) => (await auth.getUserByEmail(email))?.id;
  const at = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * DAY_MS);
  const decider = (await idOf("admin2@lilamonde.test")) ?? null;
  for (const { owner, daysAgo, moves, ...hotel } of demoReferrals) {
    const id = demoId(`referral/${hotel.name}`);
    const ownerId = await idOf(owner);
    if (!ownerId) continue;
    await transact(db, async (tx) => {
      if (await findReferral(tx, { id })) return;
      const sent = at(daysAgo);
      const row = { id, ownerId, ...hotel, host: hostOf(hotel.website) };
      await insertReferral(tx, { ...row, claimEndsAt: claimEnd(sent), now: sent });
      for (const { to, note, daysAgo: movedDaysAgo } of moves) {
        const now = at(movedDaysAgo);
        await updateState(tx, { id, state: to, claimEndsAt: claimEnd(now), now });
        await insertStep(tx, { referralId: id, kind: to, text: note, authorId: decider, now });
        const then = { ...given, listeners, clock: { now: () => now } };
        const data = { referralId: id, ownerId, to };
        await recordFacts(tx, then, [{ kind: "referral_moved", cause: `${id} ${to}`, data }]);
      }
    });
  }
}
