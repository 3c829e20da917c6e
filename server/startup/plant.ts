import { seedHouse } from "#database/seed/house/seed-house.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import type { Deps } from "../deps.ts";
import { inviteFirstAdministrator } from "../invites/invite-first-administrator.ts";
import { plantInvites } from "../invites/plant-invites.ts";
import { plantProfiles } from "../profile/plant-profiles.ts";
import { plantUpdates } from "../updates/plant-updates.ts";

/** What a house cannot open without, put where it is missing; in demo mode also the people of the demo world. */
export async function plant(deps: Deps): Promise<void> {
  await plantTiers(deps.db);
  await seedHouse(deps.db, deps.clock.now());
  if (!deps.config.isDemo) return inviteFirstAdministrator(deps);
  await plantPeople(deps);
  await plantProfiles(deps);
  await plantInvites(deps);
  await plantUpdates(deps);
}
