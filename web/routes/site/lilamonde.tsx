import { m } from "#messages/messages.js";
import { HeroPicture } from "#web/features/heroes/hero-picture.tsx";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { Collection } from "#web/features/hotels/collection/collection.tsx";
import { HowToEnter } from "#web/features/hotels/community/how-to-enter.tsx";
import { WhatItIs } from "#web/features/hotels/community/what-it-is.tsx";
import { breadcrumbs, collectionFacts } from "#web/features/hotels/page/structured-data.ts";
import { readCollectionView } from "#web/features/hotels/reading/read-collection-view.server.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { useSiteData } from "#web/site/site-data.ts";
import { StructuredData } from "#web/site/structured-data.tsx";
import { Hero } from "#web/ui/hero/hero.tsx";
import type { Route } from "./+types/lilamonde.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [view, hero] = await Promise.all([
    readCollectionView(page, url.searchParams),
    readHero(page, "lilamonde"),
  ]);
  return { view, hero };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.lilamonde_title(),
    description: m.lilamonde_description(),
    path: "/lilamonde",
    picture: "lilamonde-courtyard",
    matches,
  });
}

/** The community and its collection of hotels. */
export default function Lilamonde({ loaderData: { view, hero } }: Route.ComponentProps) {
  const { publicUrl } = useSiteData();
  return (
    <main id="content">
      <Hero
        label={m.lilamonde_hero_label()}
        picture={<HeroPicture hero={hero} fallback="lilamonde-courtyard" sizes="100vw" isTallOnPhone />}
        media={hero?.media ?? { kind: "image" }}
        heading={<h1 className="d1">{m.lilamonde_heading()}</h1>}
        text={m.lilamonde_hero_text()}
      />
      <WhatItIs />
      <Collection view={view} />
      <HowToEnter />
      <StructuredData facts={collectionFacts(view.hotels, publicUrl)} />
      <StructuredData facts={breadcrumbs([], publicUrl)} />
    </main>
  );
}
