import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type DropDialogProps = { name: string; isBusy: boolean; onClose: () => void; onDrop: () => void };

/** Asks once, in words, before a collection is taken apart. */
export function DropDialog({ name, isBusy, onClose, onDrop }: DropDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.materials_collection_drop_title({ name })}
      actions={
        <>
          <Button look="quiet" size="work" onClick={onClose}>
            {m.reason_back()}
          </Button>
          <Button look="danger" size="work" isBusy={isBusy} onClick={onDrop}>
            {m.materials_collection_drop()}
          </Button>
        </>
      }
    >
      <p>{m.materials_collection_drop_text()}</p>
    </Dialog>
  );
}
