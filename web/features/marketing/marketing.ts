import { useQuery } from "@tanstack/react-query";
import { Brand, type BrandEdit } from "#domain/marketing/brand.ts";
import { Campaign, Campaigns } from "#domain/marketing/campaigns.ts";
import { MemberLink } from "#domain/marketing/links.ts";
import type { PieceFormat } from "#domain/marketing/pieces.ts";
import { LinkResults } from "#domain/marketing/results.ts";
import type { Language } from "#domain/text.ts";
import type { MarketingApi } from "#server/marketing/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf, Refusal } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { MARKETING } from "./keys.ts";

const BRAND = [...MARKETING, "brand"] as const;
const PIECES = [...MARKETING, "pieces"] as const;

const campaigns = () => memberApi<MarketingApi>().marketing.campaigns;

/** The campaigns the reader may know of, as they are read. */
export const campaignsReading = {
  queryKey: [...MARKETING, "campaigns"],
  queryFn: async () => Campaigns.parse(await bodyOf(await campaigns().$get())),
};

/** The campaigns the reader may know of. */
export function useCampaigns() {
  return useQuery(campaignsReading);
}

/** One campaign with everything to take from it. */
export function useCampaign(id: string) {
  return useQuery({
    queryKey: [...MARKETING, "campaigns", id],
    queryFn: async () => Campaign.parse(await bodyOf(await campaigns()[":id"].$get({ param: { id } }))),
  });
}

/** The reader's own link to a campaign, made with the first look. */
export function useOwnLink(id: string) {
  return useQuery({
    queryKey: [...MARKETING, "link", id],
    queryFn: async () =>
      MemberLink.parse(await bodyOf(await campaigns()[":id"].link.$put({ param: { id } }))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the reader's own link brought. */
export function useResults(id: string) {
  return useQuery({
    queryKey: [...MARKETING, "results", id],
    queryFn: async () =>
      LinkResults.parse(await bodyOf(await campaigns()[":id"].results.$get({ param: { id } }))),
  });
}

/** Under what the reader's pieces go out. */
export function useBrand() {
  return useQuery({
    queryKey: BRAND,
    queryFn: async () => Brand.parse(await bodyOf(await memberApi<MarketingApi>().marketing.brand.$get())),
  });
}

export type PieceAsked = { id: string; format: PieceFormat; language: Language; picture: number };

/** A piece as it will leave, small; drawn anew when the brand changes. */
export function usePreview(asked: PieceAsked, { isReady }: { isReady: boolean }) {
  return useQuery({
    queryKey: [...PIECES, asked],
    enabled: isReady,
    staleTime: 300_000,
    queryFn: async () => toDataUrl(await readPiece({ ...asked, size: "preview" })),
  });
}

/** A piece whole, or small to look at. */
export async function readPiece({
  id,
  format,
  language,
  picture,
  size,
}: PieceAsked & { size: "preview" | "whole" }) {
  const query = { language, picture: String(picture), size };
  const answer = await campaigns()[":id"].pieces[":format"].$get({ param: { id, format }, query });
  if (!answer.ok) throw new Refusal(answer);
  return answer.blob();
}

/** A campaign's fact sheet. */
export async function readSheet(id: string, language: Language): Promise<Blob> {
  const answer = await campaigns()[":id"].sheet.$get({ param: { id }, query: { language } });
  if (!answer.ok) throw new Refusal(answer);
  return answer.blob();
}

function toDataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsDataURL(blob);
  });
}

/** Chooses the colour of the reader's pieces. */
export const editBrand: Write<BrandEdit, Brand> = {
  send: (json, intent) => memberApi<MarketingApi>().marketing.brand.$put({ json }, intent),
  changes: [BRAND, PIECES],
};

/** Takes a file as the reader's logo, or takes the logo away. */
export const changeLogo: Write<Blob | null, unknown> = {
  send: (logo) =>
    logo
      ? fetchAsMember("/api/marketing/brand/logo", {
          method: "PUT",
          body: logo,
          headers: { "content-type": "application/octet-stream" },
        })
      : memberApi<MarketingApi>().marketing.brand.logo.$delete(),
  changes: [BRAND, PIECES],
};
