import { data, replace } from "react-router";
import type { SitePage } from "#domain/site/pages.ts";
import { HeroPicture } from "#web/features/heroes/hero-picture.tsx";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { hotelMeta } from "#web/features/hotels/page/hotel-meta.ts";
import { HotelPage } from "#web/features/hotels/page/hotel-page.tsx";
import { readHotelView } from "#web/features/hotels/reading/read-hotel-view.server.ts";
import { pageContext } from "#web/page-context.ts";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { sitePath } from "#web/site/site-path.ts";
import type { Route } from "./+types/hotel.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

/** The featured hotels, whose slug is their address (spec §2) and whose opening an administrator chooses. */
const featured: Record<string, SitePage> = {
  "martinhal-luxury-resorts": "martinhal",
  "velaa-private-island": "velaa",
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const path = url.pathname.replace(/\/+$/, "");
  const slug = params.slug ?? path.slice(path.lastIndexOf("/") + 1);
  const hotel = await readHotelView(page, slug);
  if (!hotel) return data(null, { status: 404 });
  const ownPath = sitePath(hotel.path);
  if (ownPath !== path) throw replace(ownPath, { status: 301 });
  const sitePage = featured[slug];
  return { hotel, hero: sitePage ? await readHero(page, sitePage) : null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData) return hotelMeta({ hotel: loaderData.hotel, matches });
  return [{ title: "Oops! Page not found — Lilamonde" }, { name: "robots", content: "noindex" }];
}

export default function Hotel({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundView />;
  const { hotel, hero } = loaderData;
  const opening = hero && {
    picture: <HeroPicture hero={hero} fallback="lilamonde-courtyard" sizes="100vw" isTallOnPhone />,
    media: hero.media,
  };
  // The key: another hotel is another page, and begins at its first chapter.
  return <HotelPage key={hotel.slug} hotel={hotel} hero={opening ?? undefined} />;
}
