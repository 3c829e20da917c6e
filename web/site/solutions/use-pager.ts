import { type KeyboardEvent, type RefObject, useRef, useState } from "react";

type Pager = {
  sheet: RefObject<HTMLElement | null>;
  page: number;
  go: (page: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Pages side by side in one scroller: turned by buttons, arrow keys, a swipe or the focus. */
export function usePager(total: number): Pager {
  const sheet = useRef<HTMLElement>(null);
  const [page, setPage] = useState(0);
  const go = (to: number) => {
    const element = sheet.current;
    if (element) element.scrollTo({ left: clamp(to, total) * element.clientWidth });
  };
  const onScroll = () => {
    const element = sheet.current;
    if (element) setPage(clamp(Math.round(element.scrollLeft / element.clientWidth), total));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Inside a page the arrows belong to its own controls.
    if (event.target !== event.currentTarget) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(page + step);
  };
  return { sheet, page, go, onScroll, onKeyDown };
}

function clamp(page: number, total: number): number {
  return Math.max(0, Math.min(total - 1, page));
}
