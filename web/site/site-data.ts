import { useRouteLoaderData } from "react-router";
import type { PublicSettings } from "#domain/settings/settings.ts";
import { getLocale } from "#messages/runtime.js";
import type { Locale } from "#web/locale/locale.ts";

/** What every page of the site shares, loaded once by its layout. */
export type SiteData = { publicUrl: string; contact: PublicSettings; year: number };

/** The route id of the site's layout in a language. */
export function siteRouteId(locale: Locale): string {
  return `site/${locale}`;
}

/** What the site's layout loaded. */
export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>(siteRouteId(getLocale()));
  if (!data) throw new Error("useSiteData is used outside the site's layout");
  return data;
}
