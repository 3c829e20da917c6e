import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { checkpointsDue } from "./notices.ts";
import { findRole } from "./queries.ts";

/** Tells whoever sells what the morning brings. */
export const tellOwner = [
  on("checkpoints_due", async (tx, deps, { data: { ownerId, due, overdue } }) => {
    const found = await findRole(tx, ownerId);
    if (!found) return;
    const link = `${homeOf[Role.parse(found.role)]}/checkpoints`;
    notify(tx, deps, checkpointsDue, { userId: ownerId, params: { due, overdue }, link });
  }),
];
