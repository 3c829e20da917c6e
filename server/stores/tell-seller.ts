import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { storeContacted } from "./notices.ts";
import { findOwner } from "./visits/queries.ts";

/** Tells a seller that somebody wrote by their store. */
export const tellSeller = [
  on("store_contacted", async (tx, deps, { data: { storeId } }) => {
    const owner = await findOwner(tx, storeId);
    if (!owner) return;
    const link = `${homeOf[owner.role as Role]}/products/store?view=figures`;
    notify(tx, deps, storeContacted, { userId: owner.userId, params: {}, link });
  }),
];
