import { type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { useModal } from "../modal/use-modal.ts";
import { FilmOverlay } from "./film-overlay.tsx";
import styles from "./hero.module.css";
import { HeroControls } from "./hero-controls.tsx";
import { HeroFilm } from "./hero-film.tsx";
import type { HeroMedia } from "./hero-media.ts";
import { useAutoplay } from "./use-autoplay.ts";

type HeroProps = {
  label: string;
  /** The still picture, there from the first paint and behind every film. */
  picture: ReactNode;
  media: HeroMedia;
  heading: ReactNode;
  text: string;
  /** Words that open under the deck, and what the button that opens them says. */
  more?: { label: string; text: string };
};

/** The opening of a page: a picture or film, large words at its lower left, a deck with its controls. */
export function Hero({ label, picture, media, heading, text, more }: HeroProps) {
  const moreId = useId();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const { isPlaying, setIsPlaying } = useAutoplay(media.kind === "film");
  const film = useModal();
  const hasFilm = media.kind !== "image";
  return (
    <section className={classNames(styles.hero, "on-dark")} aria-label={label}>
      <div className={styles.heroMedia} data-slot="hero-media">
        {picture}
        {hasFilm && <HeroFilm media={media} isPlaying={isPlaying && !film.isOpen} />}
      </div>
      <div className={classNames(styles.heroBody, "wrap")}>
        {heading}
        <div className={styles.heroDeck}>
          <p>{text}</p>
          <HeroControls
            film={
              hasFilm ? { isPlaying, onToggle: () => setIsPlaying(!isPlaying), onOpen: film.open } : undefined
            }
            more={
              more && {
                label: more.label,
                panelId: moreId,
                isOpen: isMoreOpen,
                onToggle: () => setIsMoreOpen(!isMoreOpen),
              }
            }
          />
        </div>
        {more && (
          <div id={moreId} className={styles.heroMore} data-open={isMoreOpen || undefined}>
            <p>{more.text}</p>
          </div>
        )}
      </div>
      {hasFilm && <FilmOverlay media={media} {...film} />}
    </section>
  );
}
