import { Outlet, useMatches } from "react-router";
import { m } from "#messages/messages.js";
import type { SettingsApi } from "#server/settings/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import { KeepScroll } from "#web/locale/keep-scroll.tsx";
import { KeepTyped } from "#web/locale/keep-typed.tsx";
import { pageContext } from "#web/page-context.ts";
import { SiteFooter } from "#web/site/chrome/site-footer.tsx";
import { SiteHeader } from "#web/site/chrome/site-header.tsx";
import { CountViews } from "#web/site/count-views.tsx";
import { KeepShortLink } from "#web/site/keep-short-link.tsx";
import type { SiteData } from "#web/site/site-data.ts";
import type { Route } from "./+types/layout.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { api, publicUrl } = context.get(pageContext);
  const answer = await createApi<SettingsApi>(api, publicUrl).settings.$get();
  if (!answer.ok) throw failedReading(answer, "the settings");
  return { publicUrl, contact: await answer.json(), year: new Date().getFullYear() };
}

/** Loaded once: it is the same for every page of the site. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout() {
  // A page that somebody else signs brings a bar and a foot of its own; one that is not there is ours again.
  const page = useMatches().at(-1);
  const isSigned = (page?.handle as { isSigned?: boolean } | undefined)?.isSigned && page?.loaderData;
  return (
    <>
      <a className="skip-link" href="#content">
        {m.skip_link()}
      </a>
      {!isSigned && <SiteHeader />}
      <Outlet />
      {!isSigned && <SiteFooter />}
      <KeepScroll />
      <KeepTyped />
      <CountViews />
      <KeepShortLink />
    </>
  );
}
