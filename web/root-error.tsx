import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { m } from "#messages/messages.js";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Mark } from "#web/ui/mark.tsx";
import styles from "#web/ui/state.module.css";

/** The last screen before none at all: what happened, and one way on. */
export function RootError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundView />;
  return (
    <main id="content" className={styles.pageMessage}>
      <title>{`${m.error_title()} — Lilamonde`}</title>
      <Mark className={styles.pageMessageMark} />
      <h1 className="d2">{m.error_title()}</h1>
      <p className="lead">{m.error_explanation()}</p>
      <a {...buttonLook({})} href={pathname + search}>
        {m.error_retry()}
      </a>
    </main>
  );
}
