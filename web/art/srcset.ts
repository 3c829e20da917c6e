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

/** One picture file that is made of an original. */
export type Rendition = { name: string; hash: string; shape: Shape; width: number; format: Format };

/** The file name of one rendition: readable, and new whenever the picture or its treatment changes. */
export function renditionFile({ name, hash, shape, width, format }: Rendition): string {
  return `${name}-${hash}-${shape === "portrait" ? "p" : ""}${width}.${format === "jpeg" ? "jpg" : format}`;
}

/** The value of a srcset attribute: every width of one shape in one format. */
export function srcset(name: string, art: Art, format: Exclude<Format, "jpeg">, shape: Shape): string {
  const { hash } = art;
  return art[shape]
    .map((width) => `${artFolder}/${renditionFile({ name, hash, shape, width, format })} ${width}w`)
    .join(", ");
}

/** The width of the one JPEG, a middling size, for readers that know neither of the newer formats. */
export function fallbackWidth({ landscape }: Pick<Art, "landscape">): number | undefined {
  return landscape.find((candidate) => candidate >= 1080) ?? landscape.at(-1);
}

/** The address of that JPEG. */
export function fallbackSource(name: string, art: Art): string {
  const width = fallbackWidth(art) ?? art.width;
  return `${artFolder}/${renditionFile({ name, hash: art.hash, shape: "landscape", width, format: "jpeg" })}`;
}
