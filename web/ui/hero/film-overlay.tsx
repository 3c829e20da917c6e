import { X } from "lucide-react";
import { lazy, type RefObject, Suspense } from "react";
import { m } from "#messages/messages.js";
import { classNames } from "../class-names.ts";
import styles from "./film-overlay.module.css";
import { embedAddress, type HeroMedia } from "./hero-media.ts";

/** Comes when a film is opened: no page needs it to be read. */
const FilmPlayer = lazy(async () => ({ default: (await import("./film-player.tsx")).FilmPlayer }));

type FilmOverlayProps = {
  media: Exclude<HeroMedia, { kind: "image" }>;
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  close: () => void;
  dialogProps: React.ComponentProps<"dialog">;
};

/** The film alone on a dark page; Escape closes it. */
export function FilmOverlay({ media, dialog, isOpen, close, dialogProps }: FilmOverlayProps) {
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.filmOverlay, "on-dark")}
      data-slot="film-overlay"
      aria-label={media.label}
      {...dialogProps}
    >
      <div className={styles.filmOverlayFrame}>
        {isOpen && media.kind === "film" && (
          <Suspense>
            <FilmPlayer media={media} />
          </Suspense>
        )}
        {isOpen && media.kind === "embed" && (
          <iframe src={embedAddress(media, "player")} title={media.label} allow="autoplay; fullscreen" />
        )}
      </div>
      <button className={styles.filmOverlayClose} type="button" onClick={close}>
        {m.close()} <kbd>Esc</kbd>
        <X size={20} strokeWidth={1.2} aria-hidden="true" />
      </button>
    </dialog>
  );
}
