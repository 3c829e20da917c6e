import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keeps the reader's place as chapters change: the new one from its start, its tab in sight, the focus not lost. */
export function useChapterPlace(
  root: RefObject<HTMLElement | null>,
  open: string | undefined,
  isLive: boolean,
) {
  const wasLive = useRef(false);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    if (!root.current || !open) return;
    showTab(root.current, open);
    const panel = root.current.querySelector<HTMLElement>(`#${CSS.escape(open)}`);
    if (takesFocus.current) panel?.focus({ preventScroll: true });
    takesFocus.current = false;
    // The first time the page is as it was loaded, and the browser has already found the place.
    if (wasLive.current) backToStart(root.current);
    wasLive.current = isLive;
  }, [root, open, isLive]);

  return {
    /** The next chapter takes the focus, since what had it goes away with the old one. */
    passFocus: () => {
      takesFocus.current = true;
    },
  };
}

function backToStart(root: HTMLElement): void {
  const { top } = root.getBoundingClientRect();
  if (top < 0) window.scrollTo({ top: top + window.scrollY, behavior: "instant" });
}

function showTab(root: HTMLElement, open: string): void {
  const tab = root.querySelector<HTMLElement>(`[aria-controls="${open}"]`);
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const left = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  list.scrollTo({ left, behavior: "instant" });
}
