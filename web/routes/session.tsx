import { Outlet } from "react-router";
import { SessionProvider } from "#web/session/session-provider.tsx";

/** Pages that know who is signed in: those of the account and the portals; only they load the session's code. */
export default function SessionLayout() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
