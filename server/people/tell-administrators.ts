import { accountWaiting } from "../accounts/notices.ts";
import { readStatus } from "../accounts/read-status.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { decisionPlace } from "./decision-place.ts";
import { findAdministrators, findPerson } from "./queries.ts";

/** Tells every administrator that somebody who proved their address waits for a decision. */
export const tellAdministrators = on("account_waiting", async (tx, deps, { data: { userId: id } }) => {
  if ((await readStatus(tx, id)) !== "pending") return;
  const person = await findPerson(tx, id);
  const params = { name: person?.full_name || (person?.email ?? "") };
  for (const { id: userId } of await findAdministrators(tx)) {
    notify(tx, deps, accountWaiting, { userId, params, link: decisionPlace(id) });
  }
});
