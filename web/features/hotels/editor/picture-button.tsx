import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import type { OwnPicture } from "#domain/hotels/pictures.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { type SentPicture, sendPicture } from "./send-picture.ts";

type PictureButtonProps = {
  hotelId: string;
  label: string;
  /** Whether several may be chosen at once. */
  isMany?: boolean;
  onSent: (picture: OwnPicture) => unknown;
};

const troubles: Record<Extract<SentPicture, { trouble: string }>["trouble"], () => string> = {
  unreadable: m.editor_picture_unreadable,
  offline: m.account_error_offline,
  failed: m.state_error_text,
};

/** Sends pictures from the reader's device, one after the other; what does not arrive is said by name. */
export function PictureButton({ hotelId, label, isMany = false, onSent }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (files: File[]) => {
    setIsBusy(true);
    for (const file of files) {
      const sent = await sendPicture(hotelId, file);
      if ("picture" in sent) await onSent(sent.picture);
      else toast({ tone: "bad", text: `${file.name}: ${troubles[sent.trouble]()}` });
    }
    setIsBusy(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple={isMany}
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void send(files);
        }}
      />
      <Button look="outline" size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
        <ImageUp size={14} strokeWidth={1.5} aria-hidden="true" /> {label}
      </Button>
    </>
  );
}
