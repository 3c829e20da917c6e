import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { m } from "#messages/messages.js";
import styles from "./film-player.module.css";
import { type FilmMedia, FilmSources } from "./film-sources.tsx";

const icon = { size: 18, strokeWidth: 1.2, "aria-hidden": true } as const;

/** A film with the house's own controls: play or pause, and the place in it. */
export function FilmPlayer({ media }: { media: FilmMedia }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [place, setPlace] = useState({ at: 0, length: 0 });
  const follow = () => {
    const { currentTime, duration } = video.current ?? { currentTime: 0, duration: 0 };
    setPlace({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 });
  };
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play().catch(() => {});
  };
  const seek = (at: number) => {
    if (video.current) video.current.currentTime = at;
    setPlace({ ...place, at });
  };
  return (
    <div className={styles.filmPlayer}>
      <video
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        aria-label={media.label}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={follow}
        onLoadedMetadata={follow}
      >
        <FilmSources media={media} />
      </video>
      <div className={styles.filmPlayerBar}>
        <button type="button" onClick={toggle}>
          {isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
          {isPlaying ? m.film_pause() : m.film_play()}
        </button>
        <input
          type="range"
          aria-label={m.film_place()}
          aria-valuetext={`${clock(place.at)} / ${clock(place.length)}`}
          min={0}
          max={place.length || 1}
          step={0.1}
          value={place.at}
          onChange={({ target }) => seek(target.valueAsNumber)}
        />
        <span className="figures" aria-hidden="true">
          {clock(place.at)} / {clock(place.length)}
        </span>
      </div>
    </div>
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
