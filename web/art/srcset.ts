/** Best first: a browser takes the first one it can read. */
export const formats = ["avif", "webp", "jpeg"] as const;
export type Format = (typeof formats)[number];
export type Shape = "landscape" | "portrait";

/** What a page needs to know of a picture; the files' names follow from it. */
export type Art = {
  alt: { pt: string; en: string };
  width: number;
  height: number;
  hash: string;
  landscape: readonly number[];
  portrait: readonly number[];
};

export const artFolder = "/art";

/** The file name of one rendition: readable, and new whenever the picture or its treatment changes. */
export function renditionFile(rendition: {
  name: string;
  hash: string;
  shape: Shape;
  width: number;
  format: Format;
}): string {
  const { name, hash, shape, width, format } = rendition;
  return `${name}-${hash}-${shape === "portrait" ? "p" : ""}${width}.${format === "jpeg" ? "jpg" : format}`;
}

/** The value of a srcset attribute: every width of one shape in one format. */
export function srcset(name: string, art: Art, format: Format, shape: Shape): string {
  const { hash } = art;
  return art[shape]
    .map((width) => `${artFolder}/${renditionFile({ name, hash, shape, width, format })} ${width}w`)
    .join(", ");
}

/** The one address for a reader that knows no srcset: a JPEG of middling size. */
export function fallbackSource(name: string, art: Art): string {
  const width = art.landscape.find((candidate) => candidate >= 1080) ?? art.landscape.at(-1) ?? art.width;
  return `${artFolder}/${renditionFile({ name, hash: art.hash, shape: "landscape", width, format: "jpeg" })}`;
}
