import { z } from "zod";
import { Version } from "../numbers.ts";
import { coded, Email, GivenDay, line, text } from "../text.ts";
import { answeringParts, type HotelPart, isAmong } from "./members.ts";

const Hour = coded(/^([01]\d|2[0-3]):[0-5]\d$/, { max: 5 });
const Words = z.strictObject({ pt: line(160), en: line(160) });
const ItemId = coded(/^[a-z0-9]{1,12}$/, { max: 12 });

/** The programmes through which advisors book with perks; `house` is our own. */
export const programmes = ["house", "virtuoso", "serandipians", "traveller_made", "amex_fhr"] as const;
export type Programme = (typeof programmes)[number];

const Season = z.strictObject({ id: ItemId, name: Words, startsOn: GivenDay, endsOn: GivenDay });
const Perk = z.strictObject({
  id: ItemId,
  programme: z.enum(programmes),
  name: Words,
  validFrom: GivenDay,
  validUntil: GivenDay.nullable(),
});
const Contact = z.strictObject({
  id: ItemId,
  name: line(120),
  role: Words,
  email: Email.nullable(),
  phone: coded(/^\+[1-9]\d{6,14}$/, { max: 16 }).nullable(),
  /** ISO days of the week, Monday is 1; hours are those of the hotel's zone. */
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: Hour,
  until: Hour,
});

/** What a hotel keeps current beside its page: seasons, perks by programme, and who is on duty when. */
export const HotelSheet = z
  .strictObject({
    seasons: z.array(Season).max(24),
    perks: z.array(Perk).max(40),
    contacts: z.array(Contact).max(20),
  })
  .meta({ id: "HotelSheet" });
export type HotelSheet = z.infer<typeof HotelSheet>;

export type Season = HotelSheet["seasons"][number];
export type Perk = HotelSheet["perks"][number];
export type Contact = HotelSheet["contacts"][number];

export const SheetEdit = z.strictObject({ version: Version, sheet: HotelSheet });
export type SheetEdit = z.infer<typeof SheetEdit>;

/** The sheet as it stands, with the zone its hours are in. */
export const KeptSheet = z
  .object({ version: Version, timeZone: text(64), sheet: HotelSheet })
  .meta({ id: "KeptSheet" });
export type KeptSheet = z.infer<typeof KeptSheet>;

export const emptySheet: HotelSheet = { seasons: [], perks: [], contacts: [] };

/** The fields whose validity ends before it begins, by their place in the sheet. */
export function backwardDates({ seasons, perks, contacts }: HotelSheet): string[] {
  return [
    ...seasons.flatMap(({ startsOn, endsOn }, at) => (endsOn < startsOn ? [`seasons.${at}.endsOn`] : [])),
    ...perks.flatMap(({ validFrom, validUntil }, at) =>
      validUntil !== null && validUntil < validFrom ? [`perks.${at}.validUntil`] : [],
    ),
    ...contacts.flatMap(({ from, until }, at) => (until <= from ? [`contacts.${at}.until`] : [])),
  ];
}

/**
 * Whether somebody in this part says who is on duty: contacts are mailed links that answer bookings, so only those who
 * may answer them say who else does.
 */
export function mayKeepContacts(part: HotelPart | "admin"): boolean {
  return isAmong(answeringParts, part);
}

/** Whether two sheets name the same people on duty, however their fields are ordered. */
export function haveSameContacts(one: HotelSheet, other: HotelSheet): boolean {
  const contactsOf = ({ contacts }: HotelSheet) => JSON.stringify(z.array(Contact).parse(contacts));
  return contactsOf(one) === contactsOf(other);
}

/** Whether a perk may be promised on a day. */
export function isValidOn(perk: Perk, day: string): boolean {
  return perk.validFrom <= day && (perk.validUntil === null || day <= perk.validUntil);
}

/** The day, the day of the week (Monday is 1) and the time that clocks show in a zone. */
export function clockIn(timeZone: string, at: Date): { day: string; weekday: number; time: string } {
  // Sweden writes days and times as ISO does.
  const [day = "", time = ""] = at.toLocaleString("sv-SE", { timeZone }).split(" ");
  return { day, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7, time: time.slice(0, 5) };
}

/** Whether somebody is on duty when clocks of the hotel's zone show a time; the last minute is no longer duty. */
export function isOnDuty(
  { days, from, until }: Pick<Contact, "days" | "from" | "until">,
  { weekday, time }: { weekday: number; time: string },
): boolean {
  return days.includes(weekday) && from <= time && time < until;
}
