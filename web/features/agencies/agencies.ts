import { queryOptions, useQuery } from "@tanstack/react-query";
import { AgencyTeam, type NewColleague } from "#domain/agencies/agencies.ts";
import type { AgenciesApi } from "#server/agencies/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const AGENCY = ["agency"] as const;

const teamQuery = queryOptions({
  queryKey: AGENCY,
  queryFn: async () => AgencyTeam.parse(await bodyOf(await memberApi<AgenciesApi>().agency.$get())),
});

/** The reader's agency with its people, and who asks them to join. */
export function useTeam() {
  return useQuery(teamQuery);
}

/** Asks somebody to join. */
export const askColleague: Write<NewColleague, unknown> = {
  send: (json, intent) => memberApi<AgenciesApi>().agency.invites.$post({ json }, intent),
  changes: [AGENCY],
};

/** Takes an invitation back. */
export const withdrawInvite: Write<string, unknown> = {
  send: (id, intent) => memberApi<AgenciesApi>().agency.invites[":id"].$delete({ param: { id } }, intent),
  changes: [AGENCY],
};

/** Joins an agency that asks, or says no. */
export const answerOffer: Write<{ id: string; accepts: boolean }, unknown> = {
  send: ({ id, accepts }, intent) =>
    memberApi<AgenciesApi>().agency.offers[":id"].$post({ param: { id }, json: { accepts } }, intent),
  changes: [AGENCY],
};

/** Changes what a colleague keeps. */
export const changeSplit: Write<{ userId: string; points: number }, unknown> = {
  send: ({ userId, points }, intent) =>
    memberApi<AgenciesApi>().agency.people[":userId"].$patch({ param: { userId }, json: { points } }, intent),
  changes: [AGENCY],
};

/** Takes a colleague out. */
export const dropColleague: Write<string, unknown> = {
  send: (userId, intent) =>
    memberApi<AgenciesApi>().agency.people[":userId"].$delete({ param: { userId } }, intent),
  changes: [AGENCY],
};
