import { SitePage, sitePages } from "./pages.ts";

/** A page whose words are the house's; the two featured hotels speak for themselves, like every other hotel. */
export type HousePage = Exclude<SitePage, "martinhal" | "velaa">;

/** The page of the house that a share image's name stands for; null when it may be a hotel's. */
export function sharedPage(name: string): HousePage | null {
  const path = name === "home" ? "/" : `/${name}`;
  const page = SitePage.options.find((option) => sitePages[option] === path);
  return page === undefined || page === "martinhal" || page === "velaa" ? null : page;
}
