import { seedHouse } from "#database/seed/house/seed-house.ts";
import type { Deps } from "../deps.ts";
import { allCapabilities } from "../gather.ts";
import { inviteFirstAdministrator } from "../invites/invite-first-administrator.ts";

/** What a house cannot open without, put where it is missing; in demo mode also the demo world. */
export async function plant(deps: Deps): Promise<void> {
  await seedHouse(deps.db, deps.clock.now());
  for (const { plantHouse } of allCapabilities) await plantHouse?.(deps);
  if (!deps.config.isDemo) return inviteFirstAdministrator(deps);
  for (const { plantDemo } of allCapabilities) await plantDemo?.(deps);
}
