import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { contactPath } from "#web/site/contact-path.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FilmOverlay } from "#web/ui/hero/film-overlay.tsx";
import { HeroControls } from "#web/ui/hero/hero-controls.tsx";
import { HeroFilm } from "#web/ui/hero/hero-film.tsx";
import type { HeroMedia } from "#web/ui/hero/hero-media.ts";
import { useAutoplay } from "#web/ui/hero/use-autoplay.ts";
import { useModal } from "#web/ui/modal/use-modal.ts";
import type { HotelView } from "../reading/hotel-view.ts";
import styles from "./hotel-page.module.css";

type HotelHeroProps = {
  hotel: Pick<HotelView, "name" | "place">;
  picture: ReactNode;
  media: HeroMedia;
};

/** The opening of a hotel's page: its picture or film, where it is, its name, and the way to talk of it. */
export function HotelHero({ hotel, picture, media }: HotelHeroProps) {
  const { isPlaying, setIsPlaying } = useAutoplay(media.kind === "film");
  const film = useModal();
  const hasFilm = media.kind !== "image";
  return (
    <section className={classNames(styles.hotelHero, "on-dark")} aria-label={hotel.name}>
      <div className={styles.hotelHeroMedia} data-slot="hero-media">
        {picture}
        {hasFilm && <HeroFilm media={media} isPlaying={isPlaying && !film.isOpen} />}
      </div>
      <div className={classNames("wrap", styles.hotelHeroBody)}>
        <div>
          <p className="caption">{hotel.place}</p>
          <h1 className="d1">{hotel.name}</h1>
        </div>
        <div className={styles.hotelHeroWays}>
          {hasFilm && (
            <HeroControls
              film={{ isPlaying, onToggle: () => setIsPlaying(!isPlaying), onOpen: film.open }}
              more={undefined}
            />
          )}
          <Link className={styles.hotelHeroTalk} to={contactPath({ subject: hotel.name })}>
            <MessageCircle size={18} strokeWidth={1.2} aria-hidden="true" />
            {m.hotels_talk()}
          </Link>
        </div>
      </div>
      {hasFilm && <FilmOverlay media={media} {...film} />}
    </section>
  );
}
