import type { Profile } from "#domain/profile/profile.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";

/** The signed-in person's own profile as the server has it now. */
export async function readProfile(): Promise<Profile> {
  const answer = await memberApi().profile.$get();
  if (!answer.ok) throw new Error(`the profile could not be read (${answer.status})`);
  return answer.json();
}

/** The profile this tab works on. */
export const profileResource = createResource(readProfile);
