import { useEffect } from "react";
import { data, replace } from "react-router";
import { storePath } from "#domain/stores/store-path.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { readStore } from "#web/features/stores/page/read-store.server.ts";
import { receiveRequest } from "#web/features/stores/page/receive-request.server.ts";
import { RequestForm } from "#web/features/stores/page/request-form.tsx";
import { StoreData } from "#web/features/stores/page/store-data.tsx";
import { StoreView } from "#web/features/stores/page/store-view.tsx";
import { noteVisit } from "#web/features/stores/page/visit.ts";
import { said } from "#web/locale/said.ts";
import { pageContext } from "#web/page-context.ts";
import { LanguageSwitch } from "#web/site/chrome/language-switch.tsx";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { publicPageHeaders } from "#web/site/public-page.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import { sitePath } from "#web/site/site-path.ts";
import type { Route } from "./+types/store.ts";

/** The seller signs this page: the house's own bar and foot stay away from it. */
export const handle = { isSigned: true };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("cache-control") ? actionHeaders : publicPageHeaders();
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readStore(context.get(pageContext), params.slug ?? "");
  if (!found) return data(null, { status: 404 });
  if ("movedTo" in found) throw replace(sitePath(storePath(found.movedTo)), { status: 301 });
  return found.store;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const outcome = await receiveRequest({ ...context.get(pageContext), slug: params.slug ?? "", form });
  const status = "receipt" in outcome ? 200 : 422;
  return data(outcome, { status, headers: { "cache-control": "no-store" } });
}

export function meta({ loaderData: store, matches }: Route.MetaArgs) {
  if (!store) return [{ title: "Oops! Page not found — Lilamonde" }, { name: "robots", content: "noindex" }];
  const headline = said(store.headline);
  const { name } = store.seller;
  return [
    ...pageMeta({
      title: m.stores_page_title({ name }),
      description: m.stores_page_description({ headline, name }),
      path: storePath(store.slug),
      picture: store.picture,
      image: `/og/${getLocale()}/store/${store.slug}.png`,
      matches,
    }),
    { tagName: "link", rel: "stylesheet", href: `/api/store-accents/${store.accent.slice(1)}` },
  ];
}

export default function Store({ loaderData: store, actionData }: Route.ComponentProps) {
  const slug = store?.slug;
  useEffect(() => {
    if (slug) noteVisit(slug);
  }, [slug]);
  if (!store) return <NotFoundView />;
  return (
    <>
      <StoreView
        store={store}
        language={<LanguageSwitch />}
        form={<RequestForm slug={store.slug} name={store.seller.name} posted={actionData} />}
      />
      <StoreData store={store} />
    </>
  );
}
