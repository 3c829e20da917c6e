import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { m } from "#messages/messages.js";
import { NotFoundView } from "#web/site/not-found-view.tsx";

/** The last screen before none at all: what happened, and one way on. */
export function RootError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundView />;
  return (
    <main id="content" className="page-message">
      <title>{`${m.error_title()} — Lilamonde`}</title>
      <h1>{m.error_title()}</h1>
      <p>{m.error_explanation()}</p>
      <a href={pathname}>{m.error_retry()}</a>
    </main>
  );
}
