import { Outlet } from "react-router";
import { m } from "#messages/messages.js";
import { KeepScroll } from "#web/locale/keep-scroll.tsx";
import { pageContext } from "#web/page-context.ts";
import { SiteFooter } from "#web/site/chrome/site-footer.tsx";
import { SiteHeader } from "#web/site/chrome/site-header.tsx";
import { contactDetails } from "#web/site/contact-details.ts";
import type { SiteData } from "#web/site/site-data.ts";
import "#web/site/site.css";
import type { Route } from "./+types/layout.ts";

export function loader({ context }: Route.LoaderArgs): SiteData {
  return { publicUrl: context.get(pageContext).publicUrl, contact: contactDetails };
}

/** Loaded once: it is the same for every page of the site. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout() {
  return (
    <>
      <a className="skip-link" href="#content">
        {m.skip_link()}
      </a>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
      <KeepScroll />
    </>
  );
}
