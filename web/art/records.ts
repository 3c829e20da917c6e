import type { Original } from "./manifest.ts";
import { renditionWidths } from "./renditions.ts";
import { type Art, artFolder } from "./srcset.ts";

/** The TypeScript module that tells pages which pictures and films exist. */
export function writeRecords(pictures: Original[], films: Original[]): string {
  const art = Object.fromEntries(pictures.map((picture) => [picture.name, artRecord(picture)]));
  const film = Object.fromEntries(
    films.filter(({ path }) => path.endsWith(".mp4")).map((item) => [item.name, filmRecord(item, films)]),
  );
  return [
    `export const art = ${JSON.stringify(art, null, 2)} as const;`,
    "export type ArtName = keyof typeof art;",
    `export const films = ${JSON.stringify(film, null, 2)} as const;`,
    "export type FilmName = keyof typeof films;",
    "",
  ].join("\n");
}

/** One class per picture: its placeholder behind it, its focal point kept in view however it is cropped. */
export function writeStyles(pictures: Original[], placeholders: string[]): string {
  return pictures
    .map(({ name, focalPoint }, at) => {
      const position = `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
      return `.art-${name} {\n  object-position: ${position};\n  background: url("${placeholders[at]}") ${position} / cover;\n}\n`;
    })
    .join("");
}

function artRecord(picture: Original): Art {
  const { alt, width, height, hash } = picture;
  return { alt, width, height, hash, ...renditionWidths(picture) };
}

function filmRecord(film: Original, films: Original[]) {
  const { name, hash, alt, width, height, poster } = film;
  const light = films.find((other) => other.name === name && other.path.endsWith(".webm"));
  return {
    src: `${artFolder}/${name}-${hash}.mp4`,
    lightSrc: light && `${artFolder}/${name}-${light.hash}.webm`,
    ...{ alt, width, height, poster },
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
