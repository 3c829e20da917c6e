import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import styles from "#web/features/profile/profile.module.css";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import fieldStyles from "#web/ui/field.module.css";
import { toast } from "#web/ui/toast/toast.ts";
import { changePhoto } from "./change-photo.ts";
import { PhotoDialog } from "./photo-dialog.tsx";

type PhotoFieldProps = { profile: Profile; visibility: ReactNode };

/** The photograph, or the initials, and the ways to change it; it is kept at once. */
export function PhotoField({ profile, visibility }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { run: change } = useWrite(changePhoto);
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = "";
    if (!file) return;
    const opened = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
    if (opened) setPicture(opened);
    else toast({ text: m.profile_photo_unreadable(), tone: "bad" });
  };
  const remove = async () => {
    if ((await change(null)).state !== "done") toast({ text: m.profile_photo_failed(), tone: "bad" });
  };
  return (
    <div className={styles.photoField}>
      <Avatar name={profile.fullName} src={profile.photoUrl} size="large" />
      <div>
        <p className={fieldStyles.fieldLabel} data-slot="field-label">
          {m.profile_photo()}
        </p>
        <div className={styles.photoActions}>
          <Button look="outline" size="small" onClick={() => input.current?.click()}>
            {profile.photoUrl ? m.profile_photo_change() : m.profile_photo_choose()}
          </Button>
          {profile.photoUrl && (
            <Button look="quiet" size="small" onClick={() => void remove()}>
              {m.profile_photo_remove()}
            </Button>
          )}
        </div>
      </div>
      {visibility}
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void open(event)} />
      {picture && <PhotoDialog picture={picture} onClose={() => setPicture(undefined)} />}
    </div>
  );
}
