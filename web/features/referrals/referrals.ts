import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  type FindingQuery,
  type NewReferral,
  type Referral,
  type ReferralDetail,
  ReferralList,
  type ReferralMove,
  ReferralQuery,
} from "#domain/referrals/referrals.ts";
import type { ReferralsApi } from "#server/referrals/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { REFERRALS } from "./keys.ts";

/** The hotels I referred. */
export function useOwnReferrals({ state }: Pick<ReferralQuery, "state">) {
  const query = { ...(state ? { state } : {}) };
  return useList({
    queryKey: [...REFERRALS, "own", query],
    read: async (cursor) => {
      const asked = { ...query, ...(cursor ? { cursor } : {}) };
      return ReferralList.parse(
        await bodyOf(await memberApi<ReferralsApi>().referrals.$get({ query: asked })),
      );
    },
  });
}

/** Every hotel that was referred, as an address asks for it. */
export function useRegister(asked: Record<string, string>) {
  const query = ReferralQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...REFERRALS, "all", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return ReferralList.parse(
        await bodyOf(await memberApi<ReferralsApi>().admin.referrals.$get({ query: page })),
      );
    },
  });
}

/** One referral, for administrators. */
export function useReferral(id: string) {
  return useQuery({
    queryKey: [...REFERRALS, "one", id],
    queryFn: async () =>
      bodyOf(await memberApi<ReferralsApi>().admin.referrals[":id"].$get({ param: { id } })),
  });
}

/** What we know already of a hotel that is being written down. */
export function useKnown(hotel: FindingQuery) {
  return useQuery({
    queryKey: [...REFERRALS, "known", hotel],
    queryFn: async () =>
      (await bodyOf(await memberApi<ReferralsApi>().referrals.known.$get({ query: hotel }))).findings,
    enabled: hotel.name.length > 2,
    placeholderData: keepPreviousData,
  });
}

const changes = [REFERRALS];

export const referHotel: Write<NewReferral, Referral> = {
  send: (referral, intent) => memberApi<ReferralsApi>().referrals.$post({ json: referral }, intent),
  changes,
};

export const addNote: Write<{ id: string; text: string }, Referral> = {
  send: ({ id, text }, intent) =>
    memberApi<ReferralsApi>().referrals[":id"].notes.$post({ param: { id }, json: { text } }, intent),
  changes,
};

export const moveReferral: Write<ReferralMove & { id: string }, ReferralDetail> = {
  send: ({ id, ...move }, intent) =>
    memberApi<ReferralsApi>().admin.referrals[":id"].state.$post({ param: { id }, json: move }, intent),
  changes,
};
