import { useEffect, useState } from "react";
import { useReducedMotion } from "../use-media.ts";

const REST_MS = 2_500;

type Playback = { isPlaying: boolean; setIsPlaying: (isPlaying: boolean) => void };

/** Whether a film plays: it begins by itself once the page is at rest, unless the reader spares motion or data. */
export function useAutoplay(mayBegin: boolean): Playback {
  const isStill = useReducedMotion();
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!mayBegin || isStill || savesData()) return;
    return whenAtRest(() => setIsPlaying(true));
  }, [mayBegin, isStill]);

  useEffect(() => {
    if (isStill) setIsPlaying(false);
  }, [isStill]);

  return { isPlaying, setIsPlaying };
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/** After everything that came with the page, and a look at its words, so that the film never competes with them. */
function whenAtRest(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(begin, REST_MS);
  };
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
  return () => {
    window.removeEventListener("load", soon);
    clearTimeout(timer);
  };
}
