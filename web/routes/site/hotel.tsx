import { data, replace } from "react-router";
import { hotelMeta } from "#web/features/hotels/page/hotel-meta.ts";
import { HotelPage } from "#web/features/hotels/page/hotel-page.tsx";
import { readHotelView } from "#web/features/hotels/reading/read-hotel-view.server.ts";
import { pageContext } from "#web/page-context.ts";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { sitePath } from "#web/site/site-path.ts";
import "#web/features/hotels/hotel.css";
import type { Route } from "./+types/hotel.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const path = url.pathname.replace(/\/+$/, "");
  // A featured hotel's slug is its address (spec §2).
  const hotel = await readHotelView(page, params.slug ?? path.slice(path.lastIndexOf("/") + 1));
  if (!hotel) return data(null, { status: 404 });
  const ownPath = sitePath(hotel.path);
  if (ownPath !== path) throw replace(ownPath, { status: 301 });
  return { hotel, publicUrl: page.publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData) return hotelMeta({ ...loaderData, matches });
  return [{ title: "Oops! Page not found — Lilamonde" }, { name: "robots", content: "noindex" }];
}

export default function Hotel({ loaderData }: Route.ComponentProps) {
  // The key: another hotel is another page, and begins at its first chapter.
  return loaderData ? <HotelPage key={loaderData.hotel.slug} hotel={loaderData.hotel} /> : <NotFoundView />;
}
