import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Version } from "../numbers.ts";
import { Picture } from "../site/pictures.ts";
import { coded, Email, Language, line, slug } from "../text.ts";
import { HotelStyle, hotelKinds } from "./hotels.ts";
import { HotelPart } from "./members.ts";

/** A hotel as somebody who works for it finds it in their portal. */
export const House = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: z.enum(hotelKinds),
    place: Localized,
    picture: Picture,
    timeZone: z.string(),
    path: z.string(),
    isPublished: z.boolean(),
    part: z.union([HotelPart, z.literal("admin")]),
  })
  .meta({ id: "House" });
export type House = z.infer<typeof House>;

export const Houses = z.object({ houses: z.array(House) });
export type Houses = z.infer<typeof Houses>;

export const periods = [30, 90, 365] as const;
export const OverviewQuery = z.object({ days: z.enum(["30", "90", "365"]).default("90") });

/** What a hotel sees of itself first: how often its page was read and it was written about, and what is left to do. */
export const HouseOverview = z.object({
  days: z.number().int(),
  views: z.number().int(),
  viewsBefore: z.number().int(),
  mentions: z.number().int(),
  members: z.number().int(),
  chapters: z.number().int(),
  /** Sections whose draft differs from what everybody reads. */
  unpublished: z.number().int(),
  outdated: z.number().int(),
  contacts: z.number().int(),
  lastPublishedAt: z.iso.datetime().nullable(),
});
export type HouseOverview = z.infer<typeof HouseOverview>;

/** Somebody who works for a hotel. */
export const Member = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    part: HotelPart,
    since: z.iso.datetime(),
    isYou: z.boolean(),
  })
  .meta({ id: "HotelMember" });
export type Member = z.infer<typeof Member>;

const MemberInvite = z.object({
  id: z.string(),
  email: z.string(),
  part: HotelPart,
  expiresAt: z.iso.datetime(),
  /** Its link no longer leads in, until it is sent again. */
  isExpired: z.boolean(),
  version: Version,
});

export const Members = z.object({
  members: z.array(Member),
  invites: z.array(MemberInvite),
  /** Whether the reader may invite, change and remove. */
  canManage: z.boolean(),
});
export type Members = z.infer<typeof Members>;

export const NewMember = z.strictObject({ email: Email, part: HotelPart, language: Language });
export type NewMember = z.infer<typeof NewMember>;
export const PartChange = z.strictObject({ part: HotelPart });
/** Somebody known became a member at once; somebody new was invited by mail. */
export const AddedMember = z.object({ state: z.enum(["member", "invited"]) });
export type AddedMember = z.infer<typeof AddedMember>;

const Country = coded(/^[A-Z]{2}$/, { max: 2 });
const TimeZone = coded(/^[A-Za-z]+(\/[A-Za-z_+\-0-9]+)*$/, { max: 64 });

/** A hotel as administrators list it. */
export const RegisteredHotel = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: z.enum(hotelKinds),
    groupName: z.string().nullable(),
    groupId: z.string().nullable(),
    country: z.string(),
    timeZone: z.string(),
    style: HotelStyle,
    path: z.string(),
    isPublished: z.boolean(),
    members: z.number().int(),
    updatedAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: "RegisteredHotel" });
export type RegisteredHotel = z.infer<typeof RegisteredHotel>;

export const registerStates = ["published", "hidden", "group"] as const;

/** Hotels and groups as administrators find them. */
export const RegisterQuery = listQuery({
  sorts: ["name", "updatedAt"],
  sort: "name",
  filters: { state: z.enum(registerStates).optional() },
});
export type RegisterQuery = z.infer<typeof RegisterQuery>;

export const Register = listAnswer(RegisteredHotel, { state: registerStates });
export type Register = z.infer<typeof Register>;

export const NewHotel = z.strictObject({
  name: line(120),
  slug: slug(),
  kind: z.enum(hotelKinds),
  groupId: z.uuid().nullable(),
  country: Country,
  timeZone: TimeZone,
  style: HotelStyle,
});
export type NewHotel = z.infer<typeof NewHotel>;

export const HotelChange = z.strictObject({
  version: Version,
  name: line(120).optional(),
  slug: slug().optional(),
  groupId: z.uuid().nullable().optional(),
  country: Country.optional(),
  timeZone: TimeZone.optional(),
  style: HotelStyle.optional(),
  isPublished: z.boolean().optional(),
});
export type HotelChange = z.infer<typeof HotelChange>;
