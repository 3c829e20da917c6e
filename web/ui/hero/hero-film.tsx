import { useEffect, useRef, useState } from "react";
import { EmbeddedFilm } from "./embedded-film.tsx";
import { type FilmMedia, FilmSources } from "./film-sources.tsx";
import styles from "./hero.module.css";
import type { HeroMedia } from "./hero-media.ts";

type HeroFilmProps = {
  media: Exclude<HeroMedia, { kind: "image" }>;
  isPlaying: boolean;
};

/** The silent film over the still picture; nothing is fetched before it first plays. */
export function HeroFilm({ media, isPlaying }: HeroFilmProps) {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (isPlaying) setHasBegun(true);
  }, [isPlaying]);
  if (!hasBegun) return null;
  if (media.kind === "embed") return <EmbeddedFilm media={media} isPlaying={isPlaying} />;
  return <FilmFile media={media} isPlaying={isPlaying} />;
}

function FilmFile({ media, isPlaying }: { media: FilmMedia; isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isSeen, setIsSeen] = useState(true);
  const [hasPicture, setHasPicture] = useState(false);

  useEffect(() => {
    if (!video.current) return;
    const sight = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? true));
    sight.observe(video.current);
    return () => sight.disconnect();
  }, []);

  useEffect(() => {
    // A browser may refuse to play by itself; the still picture is then what there is.
    if (isPlaying && isSeen) void video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [isPlaying, isSeen]);

  return (
    <video
      ref={video}
      className={styles.heroFilm}
      data-slot="hero-film"
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      data-visible={hasPicture || undefined}
      onPlaying={() => setHasPicture(true)}
    >
      <FilmSources media={media} />
    </video>
  );
}
