import { useEffect } from "react";

type Keys = { onMove: (step: 1 | -1) => void; onApprove: () => void; onReject: () => void };

/** J and K walk the list, A and R decide, wherever nothing is being typed and nothing lies above the page. */
export function useListKeys({ onMove, onApprove, onReject }: Keys): void {
  useEffect(() => {
    const actions: Record<string, () => void> = {
      j: () => onMove(1),
      k: () => onMove(-1),
      a: onApprove,
      r: onReject,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (target instanceof Element && target.closest("input, textarea, select, [role=dialog], [role=menu]"))
        return;
      actions[key.toLowerCase()]?.();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onMove, onApprove, onReject]);
}
