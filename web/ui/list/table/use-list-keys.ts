import { useWindowKeys } from "../../use-window-keys.ts";

/** A key of a list: what it does, and in a word what that is called. */
export type ListKey = { key: string; name: string; does: () => void };

/** Something is being typed or chosen, or lies above the page. */
const BUSY = "input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]";

/** Single keys that work on a list wherever nothing is being typed; `within` is for keys that pages have for themselves. */
export function useListKeys(
  keys: Record<string, (event: KeyboardEvent) => void>,
  within: Record<string, { place: string; does: () => void }>,
): void {
  useWindowKeys((event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(BUSY)) return;
    keys[key.toLowerCase()]?.(event);
    const own = within[key];
    if (!own || !target.closest(own.place)) return;
    event.preventDefault();
    own.does();
  });
}
