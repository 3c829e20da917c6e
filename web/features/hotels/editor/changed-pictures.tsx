import { m } from "#messages/messages.js";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import styles from "./editor.module.css";
import { type FramePicture, picturesOf } from "./fields.ts";

type ChangedPicturesProps = { before: Record<string, unknown>; after: Record<string, unknown> };

const keyOf = (picture: FramePicture) => (picture.kind === "art" ? picture.name : picture.src);

/** The pictures that came into a section and those that left it, from one publishing to the next. */
export function ChangedPictures({ before, after }: ChangedPicturesProps) {
  const [old, now] = [picturesOf(before), picturesOf(after)];
  const without = (some: FramePicture[], others: FramePicture[]) =>
    some.filter((one) => !others.some((other) => keyOf(other) === keyOf(one)));
  return (
    <>
      <Pictures title={m.editor_history_pictures_new()} pictures={without(now, old)} />
      <Pictures title={m.editor_history_pictures_gone()} pictures={without(old, now)} />
    </>
  );
}

function Pictures({ title, pictures }: { title: string; pictures: FramePicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={styles.changedPictures}>
      <b>{title}</b>
      <ul>
        {pictures.map((picture) => (
          <li key={keyOf(picture)} className="plate">
            <HotelPicture picture={{ ...picture, alt: "" }} sizes="8rem" isDecorative />
          </li>
        ))}
      </ul>
    </div>
  );
}
