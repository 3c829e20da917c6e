import type { Role } from "#domain/accounts/roles.ts";
import { hotelPath } from "#domain/hotels/hotels.ts";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { sitePath } from "#web/site/site-path.ts";

type Reader = { home: string; role: Role | null };

/** Where a reader opens a hotel: whoever sells in their collection, others on the site, in the language being read. */
export function hotelAddress({ home, role }: Reader, slug: string): string {
  const sells = role === "advisor" || role === "tour_operator";
  return sells ? `${home}/collection/${slug}` : sitePath(hotelPath(slug));
}

/** Where whoever is signed in opens a hotel. */
export function useHotelAddress(): (slug: string) => string {
  const home = useHome();
  const { userRole } = useCurrentUser();
  return (slug) => hotelAddress({ home, role: userRole }, slug);
}
