import { DEMO_DOMAIN } from "#database/seed/demo/people.ts";
import type { Deps } from "../deps.ts";
import { deleteInvitesAt } from "./queries.ts";

/** Takes back the invitations of the demo world, whose links are open to all. */
export async function uprootInvites({ db }: Pick<Deps, "db">): Promise<void> {
  await deleteInvitesAt(db, DEMO_DOMAIN);
}
