import { useEffect, useLayoutEffect, useRef } from "react";

type Moves = { count: number; choose: (at: number) => void; next: () => void; back: () => void };

/** Digits answer, Enter goes on, the left arrow goes back; who types in a field or presses a button is left alone. */
export function useQuizKeys(moves: Moves): void {
  const latest = useRef(moves);
  // With the question itself, not after it: a quick key must never answer the one before.
  useLayoutEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target as HTMLElement;
      const isRadio = target instanceof HTMLInputElement && target.type === "radio";
      if (!isRadio && target.closest("input, textarea, select")) return;
      const { count, choose, next, back } = latest.current;
      const digit = Number(event.key);
      if (event.key === "Enter" && target.closest("a, summary, button")) return;
      if (digit >= 1 && digit <= count) choose(digit - 1);
      else if (event.key === "Enter") next();
      else if (event.key === "ArrowLeft") back();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
