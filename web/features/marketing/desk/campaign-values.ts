import type { DeskCampaign, NewCampaign } from "#domain/marketing/campaigns.ts";

type Two = { pt: string; en: string };

/** A campaign as its form holds it: a second sentence that nobody wrote is empty. */
export type CampaignValues = {
  title: Two;
  headline: Two;
  subline: Two;
  startsOn: string;
  endsOn: string;
  captions: Two[];
  facts: { label: Two; value: Two }[];
  terms: Two;
  hotels: { id: string; name: string }[];
  pictures: string[];
};

const empty = { pt: "", en: "" };

/** What a form begins with: the campaign as it is, or nothing yet. */
export function valuesOf(campaign: DeskCampaign | undefined): CampaignValues {
  return {
    title: campaign?.title ?? empty,
    headline: campaign?.headline ?? empty,
    subline: campaign?.subline ?? empty,
    startsOn: campaign?.startsOn ?? "",
    endsOn: campaign?.endsOn ?? "",
    captions: campaign?.captions ?? [empty],
    facts: campaign?.facts ?? [],
    terms: campaign?.terms ?? empty,
    hotels: campaign?.hotels.map(({ id, name }) => ({ id, name })) ?? [],
    pictures: campaign?.pictures ?? [],
  };
}

/** A form as the API asks for it. */
export function campaignOf({ hotels, subline, ...values }: CampaignValues): NewCampaign {
  const hasSubline = subline.pt.trim() !== "" && subline.en.trim() !== "";
  return { ...values, subline: hasSubline ? subline : null, hotelIds: hotels.map(({ id }) => id) };
}
