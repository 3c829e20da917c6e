import { Outlet } from "react-router";
import { ErrorState } from "#web/ui/screen-states.tsx";

/** The pages inside a portal's frame. */
export default function PortalPages() {
  return <Outlet />;
}

/** A page that could not be shown leaves the frame standing. */
export function ErrorBoundary() {
  return <ErrorState onRetry={() => window.location.reload()} />;
}
