import { useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./hero.module.css";
import { embedAddress, embedMessage, embedOrigin, type HeroMedia } from "./hero-media.ts";

type EmbeddedFilmProps = { media: Extract<HeroMedia, { kind: "embed" }>; isPlaying: boolean };

/** A film on another site's player, told to play or pause by messages (spec §4). */
export function EmbeddedFilm({ media, isPlaying }: EmbeddedFilmProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { provider } = media;
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const message = embedMessage(provider, isPlaying ? "play" : "pause");
    frame.current?.contentWindow?.postMessage(message, embedOrigin(provider));
  }, [provider, isPlaying, isThere]);
  return (
    <iframe
      ref={frame}
      className={classNames(styles.heroFilm, styles.heroFilmEmbed)}
      data-slot="hero-film"
      src={embedAddress(media, "background")}
      title={media.label}
      allow="autoplay"
      tabIndex={-1}
      onLoad={() => setIsThere(true)}
      data-visible
    />
  );
}
