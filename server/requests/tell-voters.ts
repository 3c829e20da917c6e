import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { requestMoved } from "./notices.ts";
import { findVoters, lockRequest } from "./queries.ts";

/** Tells everybody who voted for a request what became of it. */
export const tellVoters = on("request_moved", async (tx, deps, { data: { requestId, to } }) => {
  const request = await lockRequest(tx, requestId);
  if (!request) return;
  for (const { userId, role } of await findVoters(tx, requestId)) {
    const link = `${homeOf[role as Role]}/feature-requests?open=${requestId}`;
    notify(tx, deps, requestMoved, { userId, params: { title: request.title, to }, link });
  }
});
