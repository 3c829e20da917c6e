import { homeOf } from "#domain/accounts/homes.ts";
import { m } from "#messages/messages.js";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { createApi } from "#web/api.ts";
import { DeniedView } from "#web/features/diagnostic/denied/denied-view.tsx";
import { readDenied, reasonOf } from "#web/features/diagnostic/denied/read-denied.ts";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/access-denied.ts";

export function meta() {
  return [{ title: m.diagnostic_denied_title() }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const answer = await createApi<DiagnosticApi>(api, publicUrl).diagnostic.$get();
  const access = answer.ok ? (await answer.json()).access : null;
  return { reason: reasonOf(new URL(request.url).searchParams.get("reason"), access), account: null };
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
