import { homeOf } from "#domain/accounts/homes.ts";
import type { Tx } from "#platform/database/database.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { agencyAsks, agencySplit } from "./notices.ts";
import { findAgencyName, findSellerRole } from "./queries.ts";

async function placeOf(tx: Tx, colleagueId: string): Promise<string | undefined> {
  const role = await findSellerRole(tx, colleagueId);
  return role && `${homeOf[role]}/earnings/agency`;
}

/** Tells somebody that an agency asks them, or that they keep another part of what they sell. */
export const tellColleague = [
  on("colleague_asked", async (tx, deps, { data: { agencyId, colleagueId: userId } }) => {
    const [agency, link] = [await findAgencyName(tx, agencyId), await placeOf(tx, userId)];
    if (agency && link) notify(tx, deps, agencyAsks, { userId, params: { agency }, link });
  }),
  on("colleague_split", async (tx, deps, { data: { agencyId, colleagueId: userId, points } }) => {
    const [agency, link] = [await findAgencyName(tx, agencyId), await placeOf(tx, userId)];
    const percent = String(points / 100);
    if (agency && link) notify(tx, deps, agencySplit, { userId, params: { agency, percent }, link });
  }),
];
