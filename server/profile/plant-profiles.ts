import { demoProfiles } from "#database/seed/demo/profiles.ts";
import type { Deps } from "../deps.ts";
import { editProfile } from "./edit-profile.ts";
import { keepAgency } from "./keep-agency.ts";
import { readProfile } from "./read-profile.ts";

/** Gives the demo people their words, where they have said nothing yet. */
export async function plantProfiles(deps: Deps): Promise<void> {
  for (const { email, profile: changes, agency } of demoProfiles) {
    const user = await deps.auth.getUserByEmail(email);
    const found = user && (await readProfile(deps, user.id));
    if (!found || found.profile.version > 0) continue;
    const userId = user.id;
    await editProfile(deps, { userId, version: 0, changes });
    if (agency && !found.profile.agency) await keepAgency(deps, { userId, edit: { version: 0, ...agency } });
  }
}
