import { hotelPath } from "#domain/hotels/hotels.ts";
import { isComingPage } from "#domain/site/coming-pages.ts";
import { type SitePage, sitePages } from "#domain/site/pages.ts";
import type { Deps } from "../deps.ts";
import { readFaqChange } from "../faq/read-faq-change.ts";
import { readHeroChanges } from "../heroes/read-hero-changes.ts";
import { listHotelChanges } from "../hotels/list-hotel-changes.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Every public page with something to read, with the moment its content last changed, as far as the content is kept in the database. */
export async function listPages({ db }: Pick<Deps, "db">): Promise<SitemapPage[]> {
  const heroes = await readHeroChanges({ db });
  const hotels = await listHotelChanges({ db });
  const faq = await readFaqChange({ db });
  const collection = latest(hotels.map(({ changedAt }) => changedAt));
  const own: Partial<Record<SitePage, Date | null>> = { faq, home: collection, lilamonde: collection };
  const byPath = new Map(hotels.map(({ slug, changedAt }) => [hotelPath(slug), changedAt]));

  const pages = (Object.keys(sitePages) as SitePage[])
    .filter((page) => !isComingPage(sitePages[page]))
    .map((page) => {
      const path: string = sitePages[page];
      return { path, changedAt: latest([heroes.get(page), own[page], byPath.get(path)]) };
    });
  const known = new Set(pages.map(({ path }) => path));
  const others = [...byPath].filter(([path]) => !known.has(path));
  return [...pages, ...others.map(([path, changedAt]) => ({ path, changedAt }))];
}

function latest(times: (Date | null | undefined)[]): Date | null {
  const known = times.filter((time) => time instanceof Date);
  return known.length === 0 ? null : new Date(Math.max(...known.map((time) => time.getTime())));
}
