import { data } from "react-router";
import { m } from "#messages/messages.js";
import { changeTicket, openTicket } from "#web/features/events/page/open-ticket.server.ts";
import { ClosedTicket, TicketView } from "#web/features/events/page/ticket-view.tsx";
import { pageContext } from "#web/page-context.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import type { Route } from "./+types/ticket.ts";

const statuses = { open: 200, unknown: 404, failed: 503 };
const PRIVATE = { "cache-control": "no-store" };

export const headers = () => PRIVATE;

export const meta = () => [
  { title: m.events_ticket_title() },
  { name: "robots", content: "noindex, nofollow" },
  // The address is the secret: no other site learns it.
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await openTicket({ ...context.get(pageContext), token: params.token });
  return data(opened, { status: statuses[opened.state], headers: PRIVATE });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const change = await changeTicket({ ...context.get(pageContext), token: params.token, form });
  const isDone = change === "cancelled" || change === "chosen";
  return data(change, { status: isDone ? 200 : 409, headers: PRIVATE });
}

/** A registration by the link that a mail brought. */
export default function TicketPage({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.state !== "open") return <ClosedTicket state={loaderData.state} />;
  return <TicketView ticket={loaderData.ticket} token={params.token} change={actionData} />;
}
