import { data } from "react-router";
import { m } from "#messages/messages.js";
import { ClosedStay, GuestStayView } from "#web/features/checkpoints/promises/guest-stay.tsx";
import { openGuestLink } from "#web/features/checkpoints/promises/open-guest-link.server.ts";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/stay.ts";

const statuses = { open: 200, over: 410, unknown: 404, failed: 503 };

export const meta = () => [
  { title: m.checkpoints_stay_title() },
  { name: "robots", content: "noindex, nofollow" },
  // The address is the secret: no other site learns it.
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await openGuestLink({ ...context.get(pageContext), token: params.token });
  return data(opened, { status: statuses[opened.state], headers: { "cache-control": "no-store" } });
}

/** A stay, as its guests say whether the hotel kept its word. */
export default function GuestStayPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state !== "open") return <ClosedStay state={loaderData.state} />;
  return <GuestStayView opened={loaderData.stay} token={params.token} />;
}
