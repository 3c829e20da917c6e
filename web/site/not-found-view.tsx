import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { localizePath } from "#web/locale/locale.ts";

/** The missing page: the two English texts are the same in both languages (spec §2). */
export function NotFoundView() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <main id="content" className="page-message">
      <h1 lang="en">Oops! Page not found</h1>
      <p>{m.not_found_explanation()}</p>
      <Link to={localizePath("/", getLocale())} lang="en">
        Return to Home
      </Link>
    </main>
  );
}
