import { useEffect } from "react";
import { useBlocker } from "react-router";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useUnsaved } from "./unsaved.ts";

/** Asks before a page with something unsaved is left, within the portal or out of it. */
export function UnsavedGuard() {
  const isUnsaved = useUnsaved();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  const isAsking = blocker.state === "blocked";
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={() => blocker.reset?.()}
      title={m.profile_leave_title()}
      actions={
        <>
          <Button look="quiet" size="work" onClick={() => blocker.proceed?.()}>
            {m.profile_leave_anyway()}
          </Button>
          <Button size="work" onClick={() => blocker.reset?.()}>
            {m.profile_leave_stay()}
          </Button>
        </>
      }
    >
      <p>{m.profile_leave_text()}</p>
    </Dialog>
  );
}
