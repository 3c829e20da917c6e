import type { Tx } from "#platform/database/database.ts";
import { readStatus } from "../accounts/read-status.ts";
import type { Deps } from "../deps.ts";
import { notify } from "../notifications/notify.ts";
import { decisionPlace } from "./decision-place.ts";
import { findAdministrators, findPerson } from "./queries.ts";

/** Tells every administrator that somebody who proved their address waits for a decision. */
export async function tellAdministrators(
  tx: Tx,
  deps: Pick<Deps, "live" | "clock" | "mail" | "config">,
  id: string,
): Promise<void> {
  if ((await readStatus(tx, id)) !== "pending") return;
  const person = await findPerson(tx, id);
  const name = person?.full_name || (person?.email ?? "");
  for (const administrator of await findAdministrators(tx)) {
    await notify(tx, deps, {
      userId: administrator.id,
      kind: "account_waiting",
      params: { name },
      link: decisionPlace(id),
    });
  }
}
