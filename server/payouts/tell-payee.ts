import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { maskPixKey, type PixKeyKind } from "#domain/pix/keys.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { detailsChanged } from "./notices.ts";
import { findDetails, findRole } from "./queries.ts";

/** Tells somebody that they are paid elsewhere from now on, with as much of the key as they need to know it. */
export const tellPayee = [
  on("payout_details_changed", async (tx, deps, { data: { userId } }) => {
    const details = await findDetails(tx, userId);
    const role = await findRole(tx, userId);
    if (!details || !role) return;
    const params = { key: maskPixKey({ kind: details.kind as PixKeyKind, key: details.key }) };
    await notify(tx, deps, detailsChanged, { userId, params, link: `${homeOf[Role.parse(role)]}/earnings` });
  }),
];
