import { m } from "#messages/messages.js";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";

type DropDialogProps = { name: string; isBusy: boolean; onClose: () => void; onDrop: () => void };

/** Asks once, in words, before a collection is taken apart. */
export function DropDialog({ name, isBusy, onClose, onDrop }: DropDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.materials_collection_drop_title({ name })}
      actions={
        <DialogFooter onBack={onClose} look="danger" isBusy={isBusy} onClick={onDrop}>
          {m.materials_collection_drop()}
        </DialogFooter>
      }
    >
      <p>{m.materials_collection_drop_text()}</p>
    </Dialog>
  );
}
