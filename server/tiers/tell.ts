import { homeOf } from "#domain/accounts/homes.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { tierMoved, tierWarned } from "./notices.ts";
import { findClimber } from "./queries.ts";

/** Tells people that they stand on another step, and that they may fall; their windows read who they are anew. */
export const tellOfTiers = [
  on("tier_moved", async (tx, deps, { data: { userId, to, isUp } }) => {
    const row = await findClimber(tx, userId);
    if (!row) return;
    const link = `${homeOf[row.role]}/tiers`;
    notify(tx, deps, tierMoved, { userId, params: { to, isUp: isUp ? "yes" : "no" }, link });
  }),
  on("tier_warned", async (tx, deps, { data: { userId, tier, quarterEndsOn: day } }) => {
    const row = await findClimber(tx, userId);
    if (!row) return;
    notify(tx, deps, tierWarned, { userId, params: { tier, day }, link: `${homeOf[row.role]}/tiers` });
  }),
];
