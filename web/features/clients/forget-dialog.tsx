import { useNavigate } from "react-router";
import type { Client } from "#domain/clients/clients.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { forgetClient } from "./clients.ts";

type ForgetDialogProps = { client: Client; listAddress: string; onClose: () => void };

/** Says what goes and what stays before a client is forgotten; there is no way back. */
export function ForgetDialog({ client, listAddress, onClose }: ForgetDialogProps) {
  const navigate = useNavigate();
  const { run: forget, isBusy, hasFailed } = useWrite(forgetClient);
  const onForget = async () => {
    const gone = await forget(client);
    if (gone.state !== "done") return;
    await navigate(listAddress);
    toast({ text: m.clients_forgotten() });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.clients_forget()}
      actions={
        <DialogFooter onBack={onClose} look="danger" isBusy={isBusy} onClick={() => void onForget()}>
          {m.clients_forget()}
        </DialogFooter>
      }
    >
      <div className="work stack">
        {hasFailed && <Notice tone="bad">{m.clients_not_sent()}</Notice>}
        <p>{m.clients_forget_text({ name: client.fullName })}</p>
      </div>
    </Dialog>
  );
}
