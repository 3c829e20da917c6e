import type { ArtName } from "#web/art/generated/art.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FilmOverlay } from "#web/ui/hero/film-overlay.tsx";
import { HeroControls } from "#web/ui/hero/hero-controls.tsx";
import { HeroFilm } from "#web/ui/hero/hero-film.tsx";
import { useAutoplay } from "#web/ui/hero/use-autoplay.ts";
import { useModal } from "#web/ui/modal/use-modal.ts";
import { HeroPicture } from "./hero-picture.tsx";
import styles from "./hero-plate.module.css";
import type { HeroView } from "./hero-view.ts";

type HeroPlateProps = {
  hero: HeroView | null;
  fallback: ArtName;
  sizes: string;
  /** Below the first window: fetched when it comes near. */
  isLate?: boolean;
  className?: string;
};

/** A page's opening picture or film as a plate beside its words, for pages that open quietly. */
export function HeroPlate({ hero, fallback, sizes, isLate, className }: HeroPlateProps) {
  const media = hero?.media ?? { kind: "image" };
  const { isPlaying, setIsPlaying } = useAutoplay(media.kind === "film");
  const film = useModal();
  const hasFilm = media.kind !== "image";
  return (
    <div className={classNames("plate", className)} data-slot="hero-plate">
      <HeroPicture hero={hero} fallback={fallback} sizes={sizes} isLate={isLate} />
      {hasFilm && (
        <>
          <HeroFilm media={media} isPlaying={isPlaying && !film.isOpen} />
          <div className={classNames(styles.heroPlateControls, "on-dark")}>
            <HeroControls
              film={{ isPlaying, onToggle: () => setIsPlaying(!isPlaying), onOpen: film.open }}
              more={undefined}
            />
          </div>
          <FilmOverlay media={media} {...film} />
        </>
      )}
    </div>
  );
}
