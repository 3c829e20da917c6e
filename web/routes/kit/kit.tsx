import { data } from "react-router";
import { m } from "#messages/messages.js";
import { ClosedKit, KitLinkView } from "#web/features/materials/links/kit-link.tsx";
import { readKitLink } from "#web/features/materials/links/read-kit-link.server.ts";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/kit.ts";

const statuses = { open: 200, unknown: 404, failed: 503 };

export const meta = () => [
  { title: m.materials_kit_title() },
  { name: "robots", content: "noindex, nofollow" },
  // The address is the secret: no other site learns it.
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const opened = await readKitLink({ ...context.get(pageContext), token: params.token, request });
  return data(opened, { status: statuses[opened.state], headers: { "cache-control": "no-store" } });
}

/** What a client was sent of hotels' kits, and the ways to take it. */
export default function KitLinkPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state !== "open") return <ClosedKit state={loaderData.state} />;
  return <KitLinkView kit={loaderData.kit} token={params.token} />;
}
