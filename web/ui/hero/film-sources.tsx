import type { HeroMedia } from "./hero-media.ts";

export type FilmMedia = Extract<HeroMedia, { kind: "film" }>;

/** A film's files, the lighter first: a browser takes the first it can play. */
export function FilmSources({ media }: { media: FilmMedia }) {
  return (
    <>
      {media.lightSrc && <source src={media.lightSrc} type="video/webm" />}
      <source src={media.src} />
    </>
  );
}
