import { useState } from "react";
import { m } from "#messages/messages.js";
import type { ProfileApi } from "#server/profile/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { profileWrite } from "../profile.ts";

const leaveAgency = profileWrite((_: undefined, intent) =>
  memberApi<ProfileApi>().profile.agency.$delete({}, intent),
);

/** Takes the agency off the profile, after asking once. */
export function LeaveAgency({ name }: { name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useWrite(leaveAgency);
  const leave = async () => {
    const { state } = await run(undefined);
    setIsAsking(false);
    if (state !== "done") toast({ text: m.profile_save_failed(), tone: "bad" });
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
          <DialogFooter
            onBack={() => setIsAsking(false)}
            back={m.profile_cancel()}
            look="danger"
            isBusy={isBusy}
            onClick={() => void leave()}
          >
            {m.profile_agency_leave()}
          </DialogFooter>
        }
      >
        <p>{m.profile_agency_leave_text()}</p>
      </Dialog>
    </>
  );
}
