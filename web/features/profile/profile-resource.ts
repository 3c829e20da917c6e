import type { Profile } from "#domain/profile/profile.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";

/** The signed-in person's own profile as the server has it now. */
export async function readProfile(): Promise<Profile> {
  const answer = await memberApi().profile.$get();
  if (!answer.ok) throw new Unread(answer);
  return answer.json();
}

/** The profile this tab works on. */
export const profileResource = createResource(readProfile);
