import type { MouseEvent } from "react";
import type { Change } from "#domain/hotels/drafts/operations.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { classNames } from "#web/ui/class-names.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { HotelPicture, pointClass } from "../parts/hotel-picture.tsx";
import styles from "./editor.module.css";
import type { FramePicture } from "./fields.ts";
import { PictureButton } from "./picture-button.tsx";

type Focus = { x: number; y: number };
type PictureChange = Extract<Change, { do: "picture" }>;
type PictureFieldProps = {
  hotelId: string;
  at: string;
  picture: FramePicture | null;
  onChange: (change: PictureChange) => unknown;
};

const STEPS = Array.from({ length: 11 }, (_, step) => step / 10);
const names = Object.keys(art) as ArtName[];
const CENTRE: Focus = { x: 0.5, y: 0.5 };

/** A picture, the house's or the hotel's own, and the point of it that stays in view. */
export function PictureField({ hotelId, at, picture, onChange }: PictureFieldProps) {
  const language = getLocale();
  const own = picture?.kind === "file" ? [{ value: "", label: m.editor_picture_own() }] : [];
  return (
    <div className={styles.picture}>
      {picture ? (
        <FocusStage picture={picture} onFocus={(focus) => onChange(withFocus(at, picture, focus))} />
      ) : (
        <p className={styles.noPicture}>{m.editor_picture_none()}</p>
      )}
      <div className={styles.pictureChoice}>
        <PictureButton
          hotelId={hotelId}
          label={m.editor_picture_send()}
          onSent={(file) => onChange({ do: "picture", at, file })}
        />
        <SelectField
          label={m.editor_picture()}
          value={picture?.kind === "art" ? picture.name : ""}
          placeholder={picture ? undefined : m.editor_picture_choose()}
          options={[...own, ...names.map((value) => ({ value, label: art[value].alt[language] }))]}
          onChange={({ target: { value: name } }) => name && onChange({ do: "picture", at, name })}
        />
        {picture && (
          <FocusFields picture={picture} onFocus={(focus) => onChange(withFocus(at, picture, focus))} />
        )}
      </div>
    </div>
  );
}

type FocusProps = { picture: FramePicture; onFocus: (focus: Focus) => unknown };

/** The picture with its point marked; a press moves the point, as the fields beside it do. */
function FocusStage({ picture, onFocus }: FocusProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (from: number, size: number) =>
      Math.min(1, Math.max(0, Math.round((from / size) * 10) / 10));
    onFocus({
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields beside it do the same by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the fields beside it do the same by keys
    <div className={styles.stage} onClick={press}>
      <HotelPicture picture={{ ...picture, alt: "", focus: undefined }} sizes="14rem" isDecorative />
      <span className={classNames(styles.point, pointClass(picture.focus ?? CENTRE))} />
    </div>
  );
}

function FocusFields({ picture, onFocus }: FocusProps) {
  const focus = picture.focus ?? CENTRE;
  const steps = STEPS.map((share) => ({ value: String(share), label: `${Math.round(share * 100)}%` }));
  const tenth = (share: number) => String(Math.round(share * 10) / 10);
  return (
    <div className={styles.focus}>
      <SelectField
        label={m.editor_focus_x()}
        value={tenth(focus.x)}
        options={steps}
        onChange={(event) => onFocus({ ...focus, x: Number(event.target.value) })}
      />
      <SelectField
        label={m.editor_focus_y()}
        value={tenth(focus.y)}
        options={steps}
        onChange={(event) => onFocus({ ...focus, y: Number(event.target.value) })}
      />
    </div>
  );
}

/** The same picture held by another point. */
function withFocus(at: string, picture: FramePicture, focus: Focus): PictureChange {
  if (picture.kind === "art") return { do: "picture", at, name: picture.name, focus };
  const { src, width, height } = picture;
  return { do: "picture", at, file: { id: src.split("/").at(-1)!, width, height }, focus };
}
