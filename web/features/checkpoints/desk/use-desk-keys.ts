import { type RefObject, useEffect, useRef, useState } from "react";
import { useListKeys } from "#web/ui/list/table/use-list-keys.ts";

/** What can be done with a line, as its buttons name it (`data-does`). */
export type LineAction = "tick" | "snooze" | "waive" | "edit" | "broken";

/**
 * J and K walk the lines of a desk as they stand, X does the one in hand, S puts it off, W does without it, Z takes
 * back what was done last. Each presses the line's own button: what a hand cannot do, a key cannot. Gives the id of
 * the line in hand, and the way to press a button of a line from elsewhere.
 */
export function useDeskKeys(root: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState<string>();
  const done = useRef<string>(undefined);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
      if (line && root.current?.contains(line)) setHeld(line.dataset.line);
    };
    // What a hand ticks is taken back by the key as well; it is noted before the button does its work.
    const note = ({ target }: MouseEvent) => {
      const tick = target instanceof Element ? target.closest('[data-does="tick"]') : null;
      const line = tick?.closest<HTMLElement>("[data-line]");
      if (line && root.current?.contains(line) && line.dataset.state === "open")
        done.current = line.dataset.line;
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("click", note, true);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("click", note, true);
    };
  }, [root]);
  const hand = useRef<string>(undefined);
  const lines = () => [...(root.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
  const current = () => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-line]");
    const held = focused && root.current?.contains(focused) ? focused.dataset.line : hand.current;
    return lines().find(({ dataset }) => dataset.line === held);
  };
  const take = (line: HTMLElement | undefined) => {
    if (!line) return;
    hand.current = line.dataset.line;
    line.focus();
  };
  const move = (step: 1 | -1) => {
    const all = lines();
    const line = current();
    take(line ? all[all.indexOf(line) + step] : all[0]);
  };
  const press = (line: HTMLElement | undefined, action: LineAction) =>
    line?.querySelector<HTMLElement>(`[data-does="${action}"]`)?.click();
  const tick = () => {
    const line = current();
    if (line?.dataset.state !== "open") return;
    // It leaves its place: the next one is in hand.
    const all = lines();
    const next = all[all.indexOf(line) + 1];
    press(line, "tick");
    take(next);
  };
  const undo = () => {
    const line = lines().find(({ dataset }) => dataset.line === done.current && dataset.state !== "open");
    press(line, "tick");
  };
  useListKeys(
    {
      ...{ j: () => move(1), k: () => move(-1), x: tick, z: undo },
      ...{ s: () => press(current(), "snooze"), w: () => press(current(), "waive") },
    },
    {},
  );
  return {
    held,
    press: (id: string, action: LineAction) =>
      press(
        lines().find(({ dataset }) => dataset.line === id),
        action,
      ),
  };
}
