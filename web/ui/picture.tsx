import { getLocale } from "#messages/runtime.js";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { type Art, fallbackSource, srcset } from "#web/art/srcset.ts";
import { classNames } from "./class-names.ts";

type PictureProps = {
  name: ArtName;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** What is to be seen, where the manifest's own words are not the right ones. */
  alt?: string;
  /** The first picture of a page: fetched at once and before others. */
  isPriority?: boolean;
  /** What stands beside it says it all, so a screen reader passes over it. */
  isDecorative?: boolean;
  /** On a phone held upright, the rendition cut for it around the focal point. */
  isTallOnPhone?: boolean;
  className?: string | undefined;
};

const modernFormats = ["avif", "webp"] as const;
// Paper is as narrow as a phone, but would ask for a picture that is not there yet.
const phone = "screen and (max-width: 767px) and (orientation: portrait)";

/** A picture in the best format and size for the reader, blurred until it arrives. */
export function Picture({
  name,
  sizes,
  alt,
  isPriority,
  isDecorative,
  isTallOnPhone,
  className,
}: PictureProps) {
  const record: Art = art[name];
  const hasTall = isTallOnPhone && record.portrait.length > 0;
  return (
    <picture>
      {hasTall &&
        modernFormats.map((format) => (
          <source
            key={format}
            media={phone}
            type={`image/${format}`}
            srcSet={srcset(name, record, format, "portrait")}
            sizes={sizes}
          />
        ))}
      {modernFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcset(name, record, format, "landscape")}
          sizes={sizes}
        />
      ))}
      <img
        className={classNames(`art-${name}`, className)}
        src={fallbackSource(name, record)}
        width={record.width}
        height={record.height}
        alt={isDecorative ? "" : (alt ?? record.alt[getLocale()])}
        loading={isPriority ? "eager" : "lazy"}
        fetchPriority={isPriority ? "high" : undefined}
        decoding={isPriority ? "sync" : "async"}
      />
    </picture>
  );
}
