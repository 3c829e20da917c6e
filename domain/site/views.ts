import { z } from "zod";
import { remembered } from "../remembered.ts";
import { coded, Language } from "../text.ts";
import { MARKETPLACE } from "./marketplace.ts";
import { sitePages } from "./pages.ts";

/** A page that was read. */
export const ViewRequest = z.strictObject({ path: coded(/^\//, { max: 200 }), language: Language });
export type ViewRequest = z.infer<typeof ViewRequest>;

/** What a path stands for in the count: a page of the site, or a hotel whose existence is to be checked. */
export type CountedPage = { path: string; hotelSlug: string | null };

const PATHS: string[] = [...Object.values(sitePages), MARKETPLACE];
const HOTEL = /^\/lilamonde\/([a-z0-9-]{1,100})$/;

/** The Portuguese address to count a path under; null for anything that is not a public page. */
export function countedPage(path: string): CountedPage | null {
  const bare = path.replace(/^\/en(?=\/|$)/, "").replace(/\/+$/, "") || "/";
  if (PATHS.includes(bare)) return { path: bare, hotelSlug: null };
  const slug = HOTEL.exec(bare)?.[1];
  return slug ? { path: bare, hotelSlug: slug } : null;
}

/** Where the house is: its weeks and months, and the days of money (loop: money). */
export const HOUSE_ZONE = "America/Sao_Paulo";
const day = new Intl.DateTimeFormat("en-CA", { timeZone: HOUSE_ZONE });

/** Clocks and days of every zone change at quarters of an hour, and figures ask for the same few thousand. */
const QUARTER_MS = 15 * 60 * 1_000;
const dayOfQuarter = remembered(20_000, (quarter) => day.format(Number(quarter) * QUARTER_MS));

/** The day an instant belongs to where the house is. */
export function houseDay(now: Date): string {
  return dayOfQuarter(String(Math.floor(now.getTime() / QUARTER_MS)));
}
