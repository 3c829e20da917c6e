import type { UseFormRegisterReturn } from "react-hook-form";
import type { BlockPicture } from "#domain/journeys/blocks.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { pictureName } from "./block-values.ts";
import styles from "./builder.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type PictureFieldProps = { field: UseFormRegisterReturn; pictures: BlockPicture[] };

/** Which of the hotel's pictures the client sees with a block; nothing where there are none. */
export function PictureField({ field, pictures }: PictureFieldProps) {
  const offered = new Map(pictures.map((picture) => [pictureName(picture), picture]));
  if (offered.size === 0) return null;
  return (
    <fieldset className={styles.pictures}>
      <legend>{m.journeys_pictures_hotel()}</legend>
      {[...offered.entries()].map(([name, picture]) => (
        <label key={name}>
          <input type="checkbox" value={name} {...field} />
          <Thumbnail picture={picture} />
          <span className="sr-only">{inLanguage(picture.alt, getLocale())}</span>
        </label>
      ))}
    </fieldset>
  );
}
