import { type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "../use-media.ts";
import { timingsForWidth } from "./timings.ts";
import type { Line, TypingState } from "./typing-machine.ts";
import { createTypist } from "./typist.ts";

type UseTypingOptions = { lines: Record<Line, string>; seenIn: RefObject<Element | null> };

/** The typing to show now; null before scripts run and for a reader who wants no motion: then the tagline stands still. */
export function useTyping({ lines, seenIn }: UseTypingOptions): TypingState | null {
  const isStill = useReducedMotion();
  const [state, setState] = useState<TypingState | null>(null);
  const { tagline, word } = lines;

  useEffect(() => {
    if (isStill || !seenIn.current) return;
    setState({ line: "tagline", shown: 0 });
    const typist = createTypist({
      lines: { tagline, word },
      timings: () => timingsForWidth(window.innerWidth),
      onChange: setState,
    });
    const sight = new IntersectionObserver(([entry]) =>
      entry?.isIntersecting ? typist.resume() : typist.pause(),
    );
    sight.observe(seenIn.current);
    return () => {
      sight.disconnect();
      typist.pause();
      setState(null);
    };
  }, [isStill, tagline, word, seenIn]);

  return state;
}
