import { Outlet } from "react-router";
import { SessionProvider } from "#web/session/session-provider.tsx";

/** Pages about the account: they know the session, and only they and the portals load its code. */
export default function AccountLayout() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
