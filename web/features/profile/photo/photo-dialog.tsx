import { useState } from "react";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { changePhoto } from "./change-photo.ts";
import { type Crop, firstCrop } from "./crop.ts";
import { CropStage } from "./crop-stage.tsx";
import { encodeCrop } from "./draw-crop.ts";

type PhotoDialogProps = { picture: ImageBitmap; onClose: () => void };

/** Cuts the chosen picture and sends the cut. */
export function PhotoDialog({ picture, onClose }: PhotoDialogProps) {
  const [crop, setCrop] = useState<Crop>(() => firstCrop(picture));
  const { run: change } = useWrite(changePhoto);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const keep = async () => {
    setIsBusy(true);
    setHasFailed(false);
    const cut = await encodeCrop(picture, crop).catch(() => null);
    const isKept = cut && (await change(cut)).state === "done";
    setIsBusy(false);
    if (isKept) onClose();
    else setHasFailed(true);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.profile_photo_crop()}
      actions={
        <DialogFooter onBack={onClose} back={m.profile_cancel()} isBusy={isBusy} onClick={() => void keep()}>
          {m.profile_photo_keep()}
        </DialogFooter>
      }
    >
      <CropStage picture={picture} crop={crop} onCrop={setCrop} />
      {hasFailed && <Notice tone="bad">{m.profile_photo_failed()}</Notice>}
    </Dialog>
  );
}
