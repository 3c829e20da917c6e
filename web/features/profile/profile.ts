import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Profile } from "#domain/profile/profile.ts";
import type { ProfileApi } from "#server/profile/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: async (): Promise<Profile> => bodyOf(await memberApi<ProfileApi>().profile.$get()),
});

/** The signed-in person's own profile. */
export function useProfile() {
  return useQuery(profileQuery);
}

/** A change of the profile; every one answers with the profile as it is then. */
export function profileWrite<Input>(send: Write<Input, Profile>["send"]): Write<Input, Profile> {
  return { send, answers: profileQuery.queryKey };
}
