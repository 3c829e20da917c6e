import type { ShownProfile } from "#domain/profile/profile.ts";
import { showProfile } from "#domain/profile/show-profile.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readProfile } from "./read-profile.ts";

/** A member as the other members see them; whoever is not active is not there. */
export async function showPerson(deps: Pick<Deps, "auth" | "db">, userId: string): Promise<ShownProfile> {
  const found = await readProfile(deps, userId);
  if (!found?.isActive) throw refuse("not_found");
  return showProfile(found.profile, "members");
}
