import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import type { NavEntry } from "#web/ui/navigation/nav-entry.ts";
import { TopBar } from "#web/ui/navigation/top-bar.tsx";
import { sitePath } from "../site-path.ts";
import styles from "./chrome.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { PortalLink } from "./portal-link.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The site's navigation (spec §2). */
export function SiteHeader() {
  return (
    <TopBar
      entries={entries()}
      brand={
        <Link
          className={classNames("touch-target", styles.wordmark)}
          to={sitePath("/")}
          aria-label={m.nav_home()}
        >
          <Wordmark />
        </Link>
      }
      language={<LanguageSwitch />}
      action={(place) => <PortalLink place={place} />}
    />
  );
}

function entries(): NavEntry[] {
  return [
    { label: m.nav_about(), to: sitePath("/about") },
    { label: m.nav_for_hotels(), to: sitePath("/#for-hotels") },
    { label: m.nav_for_advisors(), to: sitePath("/#for-advisors") },
    {
      label: m.nav_lilamonde(),
      items: [
        { label: m.nav_lilamonde_about(), gloss: m.nav_lilamonde_gloss(), to: sitePath("/lilamonde") },
        {
          label: "Martinhal Luxury Resorts",
          gloss: m.nav_martinhal_gloss(),
          to: sitePath("/martinhal-luxury-resorts"),
        },
        { label: "Velaa Private Island", gloss: m.nav_velaa_gloss(), to: sitePath("/velaa-private-island") },
      ],
    },
    { label: m.nav_contact(), to: sitePath("/contact") },
  ];
}
