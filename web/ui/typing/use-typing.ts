import { type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "../use-media.ts";
import { timingsForWidth } from "./timings.ts";
import type { Line, TypingState } from "./typing-machine.ts";
import { createTypist } from "./typist.ts";

type UseTypingOptions = {
  lines: Record<Line, string>;
  seenIn: RefObject<Element | null>;
  /** The whole tagline, which is inked by itself when scripts are late. */
  whole: RefObject<Element | null>;
};

/** The typing to show now; null before scripts run and for a reader who wants no motion: then the tagline stands still. */
export function useTyping({ lines, seenIn, whole }: UseTypingOptions): TypingState | null {
  const isStill = useReducedMotion();
  const [state, setState] = useState<TypingState | null>(null);
  const { tagline, word } = lines;

  useEffect(() => {
    if (isStill || !seenIn.current || !whole.current) return;
    const typist = createTypist({
      lines: { tagline, word },
      timings: () => timingsForWidth(window.innerWidth),
      // Words that were read are not taken away.
      isRead: getComputedStyle(whole.current).opacity !== "0",
      onChange: setState,
    });
    setState(typist.first);
    const sight = new IntersectionObserver(([entry]) =>
      entry?.isIntersecting ? typist.resume() : typist.pause(),
    );
    sight.observe(seenIn.current);
    return () => {
      sight.disconnect();
      typist.pause();
      setState(null);
    };
  }, [isStill, tagline, word, seenIn, whole]);

  return state;
}
