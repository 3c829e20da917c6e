import { m } from "#messages/messages.js";
import { Collection } from "#web/features/hotels/collection/collection.tsx";
import { HowToEnter } from "#web/features/hotels/community/how-to-enter.tsx";
import { WhatItIs } from "#web/features/hotels/community/what-it-is.tsx";
import { breadcrumbs, collectionStructure } from "#web/features/hotels/page/structured-data.ts";
import { readCollectionView } from "#web/features/hotels/reading/read-collection-view.server.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { Hero } from "#web/ui/hero/hero.tsx";
import { Picture } from "#web/ui/picture.tsx";
import "#web/features/hotels/lilamonde.css";
import type { Route } from "./+types/lilamonde.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = await readCollectionView(page, url.searchParams);
  return { view, publicUrl: page.publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { view, publicUrl } = loaderData;
  return [
    ...pageMeta({
      title: m.lilamonde_title(),
      description: m.lilamonde_description(),
      path: "/lilamonde",
      picture: "lilamonde-courtyard",
      matches,
    }),
    { "script:ld+json": collectionStructure(view.hotels, publicUrl) },
    { "script:ld+json": breadcrumbs([], publicUrl) },
  ];
}

/** The community and its collection of hotels. */
export default function Lilamonde({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <Hero
        label={m.lilamonde_hero_label()}
        picture={<Picture name="lilamonde-courtyard" sizes="100vw" isPriority isTallOnPhone />}
        media={{ kind: "image" }}
        heading={<h1 className="d1">{m.lilamonde_heading()}</h1>}
        text={m.lilamonde_hero_text()}
      />
      <WhatItIs />
      <Collection view={loaderData.view} />
      <HowToEnter />
    </main>
  );
}
