import { data, redirect } from "react-router";
import { m } from "#messages/messages.js";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import styles from "#web/features/diagnostic/door/door.module.css";
import { DoorView } from "#web/features/diagnostic/door/door-view.tsx";
import { receiveDoor } from "#web/features/diagnostic/door/receive-door.server.ts";
import { HeroPlate } from "#web/features/heroes/hero-plate.tsx";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { publicPageHeaders } from "#web/site/public-page.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import { sitePath } from "#web/site/site-path.ts";
import type { Route } from "./+types/diagnostic.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("cache-control") ? actionHeaders : publicPageHeaders();
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.diagnostic_page_title(),
    description: m.diagnostic_description(),
    path: "/diagnostico-pdi",
    picture: "lilamonde-courtyard",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const answer = await createApi<DiagnosticApi>(api, publicUrl).diagnostic.$get();
  if (!answer.ok) throw failedReading(answer, "the diagnostic");
  return { door: await answer.json(), hero: await readHero(context.get(pageContext), "diagnostic") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await receiveDoor(await readPostedForm(request), context.get(pageContext));
  const headers = { "cache-control": "no-store" };
  if (outcome.kind === "started")
    return redirect(sitePath(`/diagnostico-pdi/quiz/${outcome.token}`), { status: 303, headers });
  if (outcome.kind === "refused")
    return redirect(sitePath(`/pdi/access-denied?reason=${outcome.reason}`), { status: 303, headers });
  return data(outcome, { status: outcome.kind === "link_sent" ? 200 : 422, headers });
}

export default function Diagnostic({ loaderData: { door, hero }, actionData }: Route.ComponentProps) {
  return (
    <>
      <DoorView door={door} outcome={actionData}>
        <HeroPlate className={styles.plate} hero={hero} fallback="lilamonde-courtyard" sizes="100vw" isLate />
      </DoorView>
      <BreadcrumbData name={m.diagnostic_title()} path="/diagnostico-pdi" />
    </>
  );
}
