import { useEffect } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { sitePath } from "./site-path.ts";

/** The missing page: the two English texts are the same in both languages (spec §2). */
export function NotFoundView() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <main id="content" className="page-message">
      <Mark className="page-message-mark" />
      <h1 className="d2" lang="en">
        Oops! Page not found
      </h1>
      <p className="lead">{m.not_found_explanation()}</p>
      <ArrowLink to={sitePath("/")}>
        <span lang="en">Return to Home</span>
      </ArrowLink>
    </main>
  );
}
