import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { revokeLinkOf } from "./share.ts";

type RevokeDialogProps = { journeyId: string; version: number; onClose: () => void };

/** Says what the client will no longer have before their address is taken back; there is no way back. */
export function RevokeDialog({ journeyId, version, onClose }: RevokeDialogProps) {
  const { run: revoke, isBusy, hasFailed } = useWrite(revokeLinkOf(journeyId));
  const onRevoke = async () => {
    if ((await revoke({ version })).state === "done") onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.proposals_share_revoke()}
      actions={
        <DialogFooter onBack={onClose} look="danger" isBusy={isBusy} onClick={() => void onRevoke()}>
          {m.proposals_share_revoke()}
        </DialogFooter>
      }
    >
      <div className="work stack">
        {hasFailed && <Notice tone="bad">{m.proposals_share_failed()}</Notice>}
        <p>{m.proposals_share_revoke_text()}</p>
      </div>
    </Dialog>
  );
}
