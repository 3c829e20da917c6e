import { Outlet } from "react-router";
import { readMeEarly } from "#web/session/read-me.ts";
import { SessionProvider } from "#web/session/session-provider.tsx";

if (typeof window !== "undefined") readMeEarly();

/** Pages that know who is signed in: those of the account and the portals; only they load the session's code. */
export default function SessionLayout() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
