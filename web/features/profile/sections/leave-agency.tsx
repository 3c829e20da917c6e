import { useState } from "react";
import { m } from "#messages/messages.js";
import { memberApi } from "#web/session/member-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { profileResource } from "../profile-resource.ts";
import { save } from "../save-outcome.ts";

/** Takes the agency off the profile, after asking once. */
export function LeaveAgency({ name }: { name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    const outcome = await save(() => memberApi().profile.agency.$delete());
    setIsBusy(false);
    setIsAsking(false);
    if (outcome.state === "saved") profileResource.put(outcome.profile);
    else toast({ text: m.profile_save_failed(), tone: "bad" });
  };
  return (
    <>
      <Button look="quiet" size="work" onClick={() => setIsAsking(true)}>
        {m.profile_agency_leave()}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={m.profile_agency_leave_title({ name })}
        actions={
          <>
            <Button look="quiet" size="work" onClick={() => setIsAsking(false)}>
              {m.profile_cancel()}
            </Button>
            <Button look="danger" size="work" isBusy={isBusy} onClick={() => void leave()}>
              {m.profile_agency_leave()}
            </Button>
          </>
        }
      >
        <p>{m.profile_agency_leave_text()}</p>
      </Dialog>
    </>
  );
}
