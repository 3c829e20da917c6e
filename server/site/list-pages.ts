import { eventPath } from "#domain/events/paths.ts";
import { hotelPath } from "#domain/hotels/hotels.ts";
import { postPath } from "#domain/posts/paths.ts";
import { MARKETPLACE, offerPath } from "#domain/site/marketplace.ts";
import { type SitePage, sitePages } from "#domain/site/pages.ts";
import { storePath } from "#domain/stores/store-path.ts";
import type { Deps } from "../deps.ts";
import { listEventChanges } from "../events/read-events.ts";
import { readFaqChange } from "../faq/read-faq-change.ts";
import { readHeroChanges } from "../heroes/read-hero-changes.ts";
import { listHotelChanges } from "../hotels/list-hotel-changes.ts";
import { listPostChanges } from "../posts/read-posts.ts";
import { listPublicAddresses } from "../products/shown/list-of-seller.ts";
import { listStoreChanges } from "../stores/list-store-changes.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Every public page with something to read, with the moment its content last changed, as far as the content is kept in the database. */
export async function listPages({ db, clock }: Pick<Deps, "db" | "clock">): Promise<SitemapPage[]> {
  const heroes = await readHeroChanges({ db });
  const hotels = await listHotelChanges({ db });
  const faq = await readFaqChange({ db });
  const posts = await listPostChanges({ db });
  const written = latest(posts.map(({ changedAt }) => changedAt));
  const collection = latest(hotels.map(({ changedAt }) => changedAt));
  const own: Partial<Record<SitePage, Date | null>> = {
    ...{ faq, home: collection, lilamonde: collection },
    ...{ journal: written, press: written, cases: written },
  };
  const byPath = new Map(hotels.map(({ slug, changedAt }) => [hotelPath(slug), changedAt]));

  const pages = (Object.keys(sitePages) as SitePage[]).map((page) => {
    const path: string = sitePages[page];
    return { path, changedAt: latest([heroes.get(page), own[page], byPath.get(path)]) };
  });
  const known = new Set(pages.map(({ path }) => path));
  const others = [...byPath].filter(([path]) => !known.has(path));
  const stores = (await listStoreChanges({ db })).map(({ slug, changedAt }) => ({
    path: storePath(slug),
    changedAt,
  }));
  const events = (await listEventChanges({ db, clock })).map(({ slug, changedAt }) => ({
    path: eventPath(slug),
    changedAt,
  }));
  const offers = (await listPublicAddresses({ db, clock })).map(({ slug, changedAt }) => ({
    path: offerPath(slug),
    changedAt,
  }));
  const marketplace = { path: MARKETPLACE, changedAt: latest(offers.map(({ changedAt }) => changedAt)) };
  const read = posts.map(({ slug, changedAt }) => ({ path: postPath(slug), changedAt }));
  return [
    ...pages,
    ...others.map(([path, changedAt]) => ({ path, changedAt })),
    ...stores,
    // A marketplace without an offer has nothing to read.
    ...(offers.length > 0 ? [marketplace] : []),
    ...offers,
    ...events,
    ...read,
  ];
}

function latest(times: (Date | null | undefined)[]): Date | null {
  const known = times.filter((time) => time instanceof Date);
  return known.length === 0 ? null : new Date(Math.max(...known.map((time) => time.getTime())));
}
