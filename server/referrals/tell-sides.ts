import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { listAdministratorIds } from "../people/list-administrators.ts";
import { claimEnding, referralMoved, referralWaiting } from "./notices.ts";
import { findOwner, findReferral } from "./queries.ts";

const linkOf = (role: string, id: string) => `${homeOf[role as Role]}/refer-hotel?open=${id}`;

/** Tells administrators of a hotel that was referred, and its owner what became of it and that their claim ends. */
export const tellSides = [
  on("referral_sent", async (tx, deps, { data: { referralId } }) => {
    const referral = await findReferral(tx, { id: referralId });
    if (!referral) return;
    const params = { name: referral.name, place: referral.place };
    for (const userId of await listAdministratorIds(tx))
      notify(tx, deps, referralWaiting, { userId, params, link: `/admin/referrals/${referralId}` });
  }),
  on("referral_moved", async (tx, deps, { data: { referralId, to } }) => {
    const owner = await findOwner(tx, referralId);
    if (!owner) return;
    const { userId, role, name } = owner;
    notify(tx, deps, referralMoved, { userId, params: { name, to }, link: linkOf(role, referralId) });
  }),
  on("claim_ending", async (tx, deps, { data: { referralId } }) => {
    const owner = await findOwner(tx, referralId);
    if (!owner) return;
    const { userId, role, name } = owner;
    notify(tx, deps, claimEnding, { userId, params: { name }, link: linkOf(role, referralId) });
  }),
];
