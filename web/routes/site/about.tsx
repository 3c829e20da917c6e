import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { AboutOpening } from "#web/site/about/about-opening.tsx";
import { Audiences } from "#web/site/about/audiences.tsx";
import { BookingWay } from "#web/site/about/booking-way.tsx";
import { Privacy } from "#web/site/about/privacy.tsx";
import { Terms } from "#web/site/about/terms.tsx";
import { Whereabouts } from "#web/site/about/whereabouts.tsx";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { OrganizationData } from "#web/site/organization-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import type { Route } from "./+types/about.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.about_title(),
    description: m.about_description(),
    path: "/about",
    picture: "lilamonde-courtyard",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "about") };
}

/** The house, then the two texts that bind; the footer's privacy and terms lead here (spec §2). */
export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <AboutOpening hero={loaderData.hero} />
      <Audiences />
      <BookingWay />
      <Whereabouts />
      <Privacy />
      <Terms />
      <OrganizationData />
      <BreadcrumbData name={m.nav_about()} path="/about" />
    </main>
  );
}
