import { useEffect } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { Mark } from "#web/ui/mark.tsx";
import styles from "#web/ui/state.module.css";
import { sitePath } from "./site-path.ts";

/** The missing page: the two English texts are the same in both languages (spec §2). */
export function NotFoundView() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <main id="content" className={styles.pageMessage}>
      <Mark className={styles.pageMessageMark} />
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
