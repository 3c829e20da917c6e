import { useWindowKeys } from "#web/ui/use-window-keys.ts";

type Moves = { count: number; choose: (at: number) => void; next: () => void; back: () => void };

/** Digits answer, Enter goes on, the left arrow goes back; who types in a field or presses a button is left alone. */
export function useQuizKeys({ count, choose, next, back }: Moves): void {
  useWindowKeys((event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const isRadio = target instanceof HTMLInputElement && target.type === "radio";
    if (!isRadio && target.closest("input, textarea, select")) return;
    const digit = Number(event.key);
    if (event.key === "Enter" && target.closest("a, summary, button")) return;
    if (digit >= 1 && digit <= count) choose(digit - 1);
    else if (event.key === "Enter") next();
    else if (event.key === "ArrowLeft") back();
    else return;
    event.preventDefault();
  });
}
