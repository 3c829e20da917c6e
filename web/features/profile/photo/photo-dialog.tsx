import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type Crop, firstCrop } from "./crop.ts";
import { CropStage } from "./crop-stage.tsx";
import { encodeCrop } from "./draw-crop.ts";
import { sendPhoto } from "./send-photo.ts";

type PhotoDialogProps = { picture: ImageBitmap; onClose: () => void };

/** Cuts the chosen picture and sends the cut. */
export function PhotoDialog({ picture, onClose }: PhotoDialogProps) {
  const [crop, setCrop] = useState<Crop>(() => firstCrop(picture));
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const keep = async () => {
    setIsBusy(true);
    setHasFailed(false);
    const isKept = await encodeCrop(picture, crop).then(sendPhoto, () => false);
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
        <>
          <Button look="quiet" size="work" onClick={onClose}>
            {m.profile_cancel()}
          </Button>
          <Button size="work" isBusy={isBusy} onClick={() => void keep()}>
            {m.profile_photo_keep()}
          </Button>
        </>
      }
    >
      <CropStage picture={picture} crop={crop} onCrop={setCrop} />
      {hasFailed && <Notice tone="bad">{m.profile_photo_failed()}</Notice>}
    </Dialog>
  );
}
