import { homeOf } from "#domain/accounts/homes.ts";
import { m } from "#messages/messages.js";
import { type DeniedReason, DeniedView } from "#web/features/diagnostic/denied/denied-view.tsx";
import { readDenied } from "#web/features/diagnostic/denied/read-denied.ts";
import type { Route } from "./+types/access-denied.ts";

export function meta() {
  return [{ title: m.diagnostic_denied_title() }, { name: "robots", content: "noindex" }];
}

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("reason");
  const reason: DeniedReason = asked === "tier" ? "tier" : "members";
  return { reason, account: null };
}

/** Who is signed in is known in the browser alone: there the reason and what is missing are asked for. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readDenied((await serverLoader()).reason);
}
clientLoader.hydrate = true as const;

export default function AccessDenied({ loaderData: { reason, account } }: Route.ComponentProps) {
  const portal = account?.role ? homeOf[account.role] : null;
  return <DeniedView reason={reason} account={account} portal={portal} />;
}
