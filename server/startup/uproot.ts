import { countDemoPeople, uprootPeople } from "../accounts/uproot-people.ts";
import type { Deps } from "../deps.ts";
import { uprootInvites } from "../invites/uproot-invites.ts";
import { uprootUpdates } from "../updates/uproot-updates.ts";
import { DemoPeopleError } from "./demo-people-error.ts";

/** Refuses a house that is no demo but has people whose password is published, until they have been removed. */
export async function refuseDemoPeople(deps: Pick<Deps, "db" | "config">): Promise<void> {
  if (deps.config.isDemo) return;
  const count = await countDemoPeople(deps);
  if (count === 0) return;
  throw new DemoPeopleError(
    `${count} demo accounts with a published password are in this database: remove them with "npm run demo -- --remove", or set DEMO=1 to open it as a demo`,
  );
}

/** Takes the people of the demo world away with all that is theirs, its invitations and its news. */
export async function uproot(deps: Deps): Promise<{ people: number }> {
  const people = await uprootPeople(deps);
  await uprootInvites(deps);
  await uprootUpdates(deps);
  return { people };
}
