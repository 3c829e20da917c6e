import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { claimEnding, referralMoved } from "./notices.ts";
import { findOwner } from "./queries.ts";

const linkOf = (role: string, id: string) => `${homeOf[role as Role]}/refer-hotel?open=${id}`;

/** Tells whoever referred a hotel what became of it, and that their claim ends. */
export const tellOwner = [
  on("referral_moved", async (tx, deps, { data: { referralId, to } }) => {
    const owner = await findOwner(tx, referralId);
    if (!owner) return;
    const { userId, role, name } = owner;
    await notify(tx, deps, referralMoved, { userId, params: { name, to }, link: linkOf(role, referralId) });
  }),
  on("claim_ending", async (tx, deps, { data: { referralId } }) => {
    const owner = await findOwner(tx, referralId);
    if (!owner) return;
    const { userId, role, name } = owner;
    await notify(tx, deps, claimEnding, { userId, params: { name }, link: linkOf(role, referralId) });
  }),
];
