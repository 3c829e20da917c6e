import { data } from "react-router";
import { m } from "#messages/messages.js";
import { ClosedLink, LinkedBookingView } from "#web/features/bookings/linked-booking.tsx";
import { openBookingLink } from "#web/features/bookings/open-link.server.ts";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/booking.ts";

const statuses = { open: 200, over: 410, unknown: 404, failed: 503 };

export const meta = () => [
  { title: m.bookings_link_title() },
  { name: "robots", content: "noindex, nofollow" },
  // The address is the secret: no other site learns it.
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await openBookingLink({ ...context.get(pageContext), token: params.token });
  return data(opened, { status: statuses[opened.state], headers: { "cache-control": "no-store" } });
}

/** A booking request, as the desk of a hotel answers it from a mail. */
export default function BookingLinkPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state !== "open") return <ClosedLink state={loaderData.state} />;
  return <LinkedBookingView opened={loaderData.linked} token={params.token} />;
}
