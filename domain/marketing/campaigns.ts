import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Version } from "../numbers.ts";
import { Picture } from "../site/pictures.ts";
import { coded, GivenDay, line, lines } from "../text.ts";
import { CampaignState, campaignStates, situations } from "./windows.ts";

const both = (max: number) => z.strictObject({ pt: line(max), en: line(max) });
const bothLong = (max: number) => z.strictObject({ pt: lines(max), en: lines(max) });

/** A picture of a campaign's set: the house's art, or a photograph of a hotel's kit. */
const PictureRef = coded(
  /^(art:[a-z0-9]+(-[a-z0-9]+)*|material:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  { max: 120 },
);

const words = {
  title: both(80),
  /** The sentence on the pictures. */
  headline: both(90),
  /** A second, smaller one, where there is room. */
  subline: both(110).nullable(),
  /** Texts to send, in several versions, so that not everybody says the same. */
  captions: z.array(bothLong(600)).min(1).max(6),
  /** The lines of the fact sheet: a room and its selling rate, what is included. */
  facts: z.array(z.strictObject({ label: both(60), value: both(40) })).max(8),
  terms: bothLong(600),
  startsOn: GivenDay,
  endsOn: GivenDay,
  hotelIds: z.array(z.uuid()).min(1).max(8),
  pictures: z.array(PictureRef).min(1).max(8),
};

/** A campaign as an administrator writes it. */
export const NewCampaign = z.strictObject(words);
export type NewCampaign = z.infer<typeof NewCampaign>;
export const CampaignEdit = z.strictObject({ version: Version, ...words });
export type CampaignEdit = z.infer<typeof CampaignEdit>;

/** Publishes a campaign, or takes it back with a reason. */
export const CampaignMove = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("published"), version: Version }),
  z.strictObject({ to: z.literal("withdrawn"), version: Version, reason: lines(500) }),
]);
export type CampaignMove = z.infer<typeof CampaignMove>;

const Situation = z.enum(situations);
const HotelName = z.object({ id: z.string(), slug: z.string(), name: z.string() });

/** A campaign as administrators see it, whole. */
export const DeskCampaign = z
  .object({
    id: z.string(),
    state: CampaignState,
    version: Version,
    title: Localized,
    headline: Localized,
    subline: Localized.nullable(),
    captions: z.array(Localized),
    facts: z.array(z.object({ label: Localized, value: Localized })),
    terms: Localized,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    hotels: z.array(HotelName),
    pictures: z.array(z.string()),
    reason: z.string().nullable(),
    /** How many members took a link, how often their links were opened, what came of it. */
    members: z.number(),
    clicks: z.number(),
    leads: z.number(),
    bookings: z.number(),
  })
  .meta({ id: "DeskCampaign" });
export type DeskCampaign = z.infer<typeof DeskCampaign>;

const deskQuery = {
  sorts: ["startsOn"],
  sort: "-startsOn",
  filters: { state: CampaignState.optional() },
} as const;
export const DeskQuery = listQuery(deskQuery);
export type DeskQuery = z.infer<typeof DeskQuery>;
export const DeskCampaigns = listAnswer(DeskCampaign, { state: campaignStates });
export type DeskCampaigns = z.infer<typeof DeskCampaigns>;

/** What a campaign's set may be chosen from: the pictures of its hotels' pages and kits. */
export const PictureChoices = z.object({
  pictures: z.array(z.object({ ref: z.string(), label: z.string(), hotel: z.string(), picture: Picture })),
});
export type PictureChoices = z.infer<typeof PictureChoices>;

/** A campaign among others, as a member sees it; one that is only announced has no picture yet. */
export const CampaignCard = z
  .object({
    id: z.string(),
    situation: Situation,
    title: Localized,
    headline: Localized,
    hotels: z.array(HotelName),
    startsOn: z.string(),
    endsOn: z.string(),
    opensAt: z.string(),
    picture: Picture.nullable(),
    /** What the member's own link brought. */
    clicks: z.number(),
    leads: z.number(),
    bookings: z.number(),
  })
  .meta({ id: "CampaignCard" });
export type CampaignCard = z.infer<typeof CampaignCard>;
export const Campaigns = z.object({ campaigns: z.array(CampaignCard) });
export type Campaigns = z.infer<typeof Campaigns>;

/** A campaign with everything a member takes from it. */
export const Campaign = CampaignCard.extend({
  subline: Localized.nullable(),
  captions: z.array(Localized),
  facts: z.array(z.object({ label: Localized, value: Localized })),
  terms: Localized,
  pictures: z.array(Picture),
}).meta({ id: "Campaign" });
export type Campaign = z.infer<typeof Campaign>;
