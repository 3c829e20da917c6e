import { useQuery } from "@tanstack/react-query";
import {
  type CampaignEdit,
  type CampaignMove,
  DeskCampaign,
  DeskCampaigns,
  DeskQuery,
  type NewCampaign,
  PictureChoices,
} from "#domain/marketing/campaigns.ts";
import type { MarketingApi } from "#server/marketing/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { MARKETING } from "../keys.ts";

const DESK = [...MARKETING, "desk"] as const;
const desk = () => memberApi<MarketingApi>().marketing.desk;

/** The campaigns an address asks for. */
export function useDesk(asked: Record<string, string>) {
  const { cursor: _cursor, limit: _limit, ...query } = DeskQuery.parse(asked);
  return useList({
    queryKey: [...DESK, query],
    read: async (cursor) =>
      DeskCampaigns.parse(
        await bodyOf(await desk().$get({ query: { ...query, ...(cursor ? { cursor } : {}) } })),
      ),
  });
}

/** One campaign in any state. */
export function useDeskCampaign(id: string) {
  return useQuery({
    queryKey: [...DESK, "one", id],
    queryFn: async () => DeskCampaign.parse(await bodyOf(await desk()[":id"].$get({ param: { id } }))),
  });
}

/** The pictures that a campaign of these hotels may show. */
export function usePictureChoices(hotelIds: readonly string[]) {
  return useQuery({
    queryKey: [...MARKETING, "pictures", ...hotelIds],
    enabled: hotelIds.length > 0,
    queryFn: async () => {
      const query = { hotels: hotelIds.join(",") };
      return PictureChoices.parse(
        await bodyOf(await memberApi<MarketingApi>().marketing.pictures.$get({ query })),
      );
    },
  });
}

/** Keeps a new campaign as a draft. */
export const createCampaign: Write<NewCampaign, DeskCampaign> = {
  send: (json, intent) => desk().$post({ json }, intent),
  changes: [DESK],
};

/** Writes a campaign anew. */
export const editCampaign: Write<{ id: string; edit: CampaignEdit }, DeskCampaign> = {
  send: ({ id, edit }, intent) => desk()[":id"].$put({ param: { id }, json: edit }, intent),
  changes: [DESK],
};

/** Publishes a campaign, or takes it back. */
export const moveCampaign: Write<{ id: string; move: CampaignMove }, DeskCampaign> = {
  send: ({ id, move }, intent) => desk()[":id"].state.$post({ param: { id }, json: move }, intent),
  changes: [DESK],
};
