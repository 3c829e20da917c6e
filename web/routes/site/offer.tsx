import { data } from "react-router";
import { offerPath } from "#domain/site/marketplace.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { OfferData } from "#web/features/marketplace/open/offer-data.tsx";
import { OfferPage } from "#web/features/marketplace/open/offer-page.tsx";
import { OfferRequest } from "#web/features/marketplace/open/offer-request.tsx";
import { readOffer } from "#web/features/marketplace/open/read-offers.server.ts";
import { receiveOfferRequest } from "#web/features/marketplace/open/receive-offer-request.server.ts";
import { notedSource } from "#web/features/stores/page/visit.ts";
import { said } from "#web/locale/said.ts";
import { pageContext } from "#web/page-context.ts";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { priceLine } from "#web/site/products/offer-words.ts";
import { publicPageHeaders } from "#web/site/public-page.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import type { Route } from "./+types/offer.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("cache-control") ? actionHeaders : publicPageHeaders();
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readOffer(context.get(pageContext), params.slug ?? "");
  return found ?? data(null, { status: 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const outcome = await receiveOfferRequest({ ...context.get(pageContext), slug: params.slug ?? "", form });
  const status = "receipt" in outcome ? 200 : 422;
  return data(outcome, { status, headers: { "cache-control": "no-store" } });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return [{ title: "Oops! Page not found — Lilamonde" }, { name: "robots", content: "noindex" }];
  const { offer } = loaderData;
  const name = said(offer.title);
  return pageMeta({
    title: m.offers_page_title({ name }),
    description: m.offers_page_description({ name, place: offer.place, price: priceLine(offer) }),
    path: offerPath(offer.slug),
    picture: "martinhal-coast",
    image: `/og/${getLocale()}/marketplace/${offer.slug}.png`,
    matches,
  });
}

/** One offer as everybody reads it. */
export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundView />;
  const { offer, store } = loaderData;
  const sourceOf = () => (store ? notedSource(store) : null);
  return (
    <>
      <OfferPage
        {...loaderData}
        form={<OfferRequest offer={offer} posted={actionData} sourceOf={sourceOf} />}
      />
      <OfferData offer={loaderData.offer} />
    </>
  );
}
