import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { AuthorPillars } from "#web/site/home/author-pillars.tsx";
import { FinalCall } from "#web/site/home/final-call.tsx";
import { ForAdvisors } from "#web/site/home/for-advisors.tsx";
import { ForHotels } from "#web/site/home/for-hotels.tsx";
import { HomeHero } from "#web/site/home/home-hero.tsx";
import { HotelSelection } from "#web/site/home/hotel-selection.tsx";
import { LilamondeIntro } from "#web/site/home/lilamonde-intro.tsx";
import { Philosophy } from "#web/site/home/philosophy.tsx";
import { OrganizationData } from "#web/site/organization-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import type { Route } from "./+types/home.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.home_title(),
    description: m.home_description(),
    path: "/",
    picture: "hero-home",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "home") };
}

/** The sections between navigation and footer, in the order of spec §2. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <HomeHero hero={loaderData.hero} />
      <ForHotels />
      <ForAdvisors />
      <LilamondeIntro />
      <AuthorPillars />
      <HotelSelection />
      <Philosophy />
      <FinalCall />
      <OrganizationData />
    </main>
  );
}
