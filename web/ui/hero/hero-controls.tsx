import { Maximize, Pause, Play, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import styles from "./hero-controls.module.css";

type HeroControlsProps = {
  film: { isPlaying: boolean; onToggle: () => void; onOpen: () => void } | undefined;
  more: { label: string; panelId: string; isOpen: boolean; onToggle: () => void } | undefined;
};

const icon = { size: 18, strokeWidth: 1.2, "aria-hidden": true } as const;

/** The hero's text buttons: play or pause, full screen, and the note. */
export function HeroControls({ film, more }: HeroControlsProps) {
  return (
    <div className={styles.heroControls} data-slot="hero-controls">
      {film && (
        <>
          <button type="button" aria-pressed={film.isPlaying} onClick={film.onToggle}>
            {film.isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
            <span className={styles.heroPlayWords}>
              <span data-on={film.isPlaying || undefined}>{m.film_pause()}</span>
              <span data-on={!film.isPlaying || undefined}>{m.film_play()}</span>
            </span>
          </button>
          <button type="button" aria-haspopup="dialog" onClick={film.onOpen}>
            <Maximize {...icon} />
            {m.film_full_screen()}
          </button>
        </>
      )}
      {more && (
        <button
          className={styles.heroMoreButton}
          type="button"
          aria-expanded={more.isOpen}
          aria-controls={more.panelId}
          onClick={more.onToggle}
        >
          <Plus {...icon} />
          {more.label}
        </button>
      )}
    </div>
  );
}
