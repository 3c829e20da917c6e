import { data } from "react-router";
import { eventPath } from "#domain/events/paths.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { EventData } from "#web/features/events/page/event-data.tsx";
import { EventView } from "#web/features/events/page/event-view.tsx";
import { readEvent } from "#web/features/events/page/read-events.server.ts";
import { receiveRegistration } from "#web/features/events/page/receive-registration.server.ts";
import { RegistrationPanel } from "#web/features/events/page/registration-form.tsx";
import { said } from "#web/locale/said.ts";
import { pageContext } from "#web/page-context.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { publicPageHeaders } from "#web/site/public-page.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import type { Route } from "./+types/event.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("cache-control") ? actionHeaders : publicPageHeaders();
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const event = await readEvent(context.get(pageContext), params.slug ?? "");
  return event ?? data(null, { status: 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const posted = await receiveRegistration({ ...context.get(pageContext), slug: params.slug ?? "", form });
  const status = "state" in posted ? 200 : 422;
  return data(posted, { status, headers: { "cache-control": "no-store" } });
}

export function meta({ loaderData: event, matches }: Route.MetaArgs) {
  if (!event) return [{ title: "Oops! Page not found — Lilamonde" }, { name: "robots", content: "noindex" }];
  return pageMeta({
    title: m.events_page_title({ title: said(event.title) }),
    description: said(event.lead),
    path: eventPath(event.slug),
    picture: event.picture,
    image: `/og/${getLocale()}/event/${event.slug}.png`,
    matches,
  });
}

/** One event that is open to everybody, with a form to register. */
export default function Event({ loaderData: event, actionData }: Route.ComponentProps) {
  if (!event) return <NotFoundView />;
  return (
    <>
      <EventView event={event} panel={<RegistrationPanel event={event} posted={actionData} />} />
      <EventData event={event} />
      <BreadcrumbData name={said(event.title)} path={eventPath(event.slug)} />
    </>
  );
}
