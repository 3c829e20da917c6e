import { MARKETPLACE, offerPath } from "#domain/site/marketplace.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { OffersPage } from "#web/features/marketplace/open/offers-page.tsx";
import { readOffers } from "#web/features/marketplace/open/read-offers.server.ts";
import { said } from "#web/locale/said.ts";
import { pageContext } from "#web/page-context.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { useSiteData } from "#web/site/site-data.ts";
import { sitePath } from "#web/site/site-path.ts";
import { StructuredData } from "#web/site/structured-data.tsx";
import type { Route } from "./+types/marketplace.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  return readOffers(context.get(pageContext), url.searchParams);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.offers_title(),
    description: m.offers_description(),
    path: MARKETPLACE,
    picture: "martinhal-coast",
    image: `/og/${getLocale()}/marketplace/all.png`,
    matches,
  });
}

/** What everybody is offered. */
export default function Marketplace({ loaderData: view }: Route.ComponentProps) {
  const { publicUrl } = useSiteData();
  const items = view.offers.map(({ title, slug }, at) => ({
    ...{ "@type": "ListItem", position: at + 1, name: said(title) },
    url: new URL(sitePath(offerPath(slug)), publicUrl).href,
  }));
  return (
    <>
      <OffersPage view={view} />
      <BreadcrumbData name={m.offers_name()} path={MARKETPLACE} />
      <StructuredData facts={{ "@type": "ItemList", itemListElement: items }} />
    </>
  );
}
