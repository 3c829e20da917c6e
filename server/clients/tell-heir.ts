import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { clientReceived } from "./notices.ts";
import { findRole, findTraces } from "./queries.ts";

/** Tells a colleague that a client is theirs now, and from whom. */
export const tellHeir = [
  on("client_handed_over", async (tx, deps, { data: { clientId, toId } }) => {
    const role = Role.parse(await findRole(tx, toId));
    const [latest] = await findTraces(tx, clientId);
    notify(tx, deps, clientReceived, {
      ...{ userId: toId, params: { name: latest?.by ?? "" } },
      link: `${homeOf[role]}/my-journeys/clients/${clientId}`,
    });
  }),
];
