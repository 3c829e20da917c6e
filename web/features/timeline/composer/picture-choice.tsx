import { Camera, X } from "lucide-react";
import { useRef, useState } from "react";
import { MAX_ALT, MAX_PICTURES } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import styles from "../timeline.module.css";
import { type PictureSent, sendPicture } from "../timeline.ts";

/** A picture that was sent, with the copy in this window and what it shows in words. */
export type ChosenPicture = { id: string; shown: string; alt: string };
type Choosing = { pictures: ChosenPicture[]; onChange: (pictures: ChosenPicture[]) => void };

const troubles: Record<Extract<PictureSent, { trouble: string }>["trouble"], () => string> = {
  unreadable: m.editor_picture_unreadable,
  offline: m.account_error_offline,
  failed: m.state_error_text,
};

/** Chooses pictures and sends them one after the other; what does not arrive is said by name. */
export function PictureChoice({
  pictures,
  onChange,
  onTrouble,
}: Choosing & { onTrouble: (text?: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (files: File[]) => {
    if (files.length + pictures.length > MAX_PICTURES)
      return onTrouble(m.timeline_error_pictures_many({ count: MAX_PICTURES }));
    onTrouble(undefined);
    setIsBusy(true);
    const sent = [...pictures];
    for (const file of files) {
      const outcome = await sendPicture(file);
      if ("picture" in outcome)
        sent.push({ id: outcome.picture.id, shown: URL.createObjectURL(file), alt: "" });
      else onTrouble(`${file.name}: ${troubles[outcome.trouble]()}`);
      onChange([...sent]);
    }
    setIsBusy(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label={m.timeline_photo()}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void send(files);
        }}
      />
      <Button look="quiet" size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
        <Camera size={15} strokeWidth={1.5} aria-hidden="true" />{" "}
        <span className={styles.tool}>{m.timeline_photo()}</span>
      </Button>
    </>
  );
}

/** The pictures of the post that is being written: what each shows, and the way to leave one out. */
export function PictureRow({ pictures, onChange }: Choosing) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {pictures.map((picture, at) => (
        <li key={picture.id}>
          <img src={picture.shown} alt="" />
          <label>
            <span className="sr-only">{m.timeline_alt({ number: at + 1 })}</span>
            <input
              value={picture.alt}
              maxLength={MAX_ALT}
              placeholder={m.timeline_alt_hint()}
              onChange={(event) =>
                onChange(
                  pictures.map((one) => (one.id === picture.id ? { ...one, alt: event.target.value } : one)),
                )
              }
            />
          </label>
          <Button
            look="quiet"
            size="small"
            aria-label={m.timeline_picture_remove({ number: at + 1 })}
            onClick={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
          >
            <X size={15} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
