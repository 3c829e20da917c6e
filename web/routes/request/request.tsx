import { data } from "react-router";
import { m } from "#messages/messages.js";
import { openRequestLink, takePostedStep } from "#web/features/bookings/visitor/visitor-link.server.ts";
import { ClosedRequest, VisitorRequestView } from "#web/features/bookings/visitor/visitor-request.tsx";
import { pageContext } from "#web/page-context.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import type { Route } from "./+types/request.ts";

const statuses = { open: 200, over: 410, unknown: 404, failed: 503 };
const unkept = { "cache-control": "no-store" };

export const meta = () => [
  { title: m.bookings_request_title() },
  { name: "robots", content: "noindex, nofollow" },
  // The address is the secret: no other site learns it. Its own forms must say that they come from here.
  { name: "referrer", content: "same-origin" },
];

export const headers = () => unkept;

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await openRequestLink({ ...context.get(pageContext), token: params.token });
  return data(opened, { status: statuses[opened.state], headers: unkept });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const outcome = await takePostedStep({ ...context.get(pageContext), token: params.token, form });
  return data({ outcome }, { status: outcome === "done" ? 200 : 422, headers: unkept });
}

/** What a visitor asked for, as they follow it by the link of a mail. */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state !== "open") return <ClosedRequest state={loaderData.state} />;
  return <VisitorRequestView request={loaderData.request} outcome={actionData?.outcome} />;
}
