import { useSyncExternalStore } from "react";
import { parseHidden, withColumn } from "./column-memory.ts";

const listeners = new Set<() => void>();
/** For browsers that keep nothing: until the page is left. */
const unkept = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Which columns of a list this reader has put away, on this device. */
export function useHiddenColumns(listId: string, hideable: readonly string[]) {
  const key = `lilamonde-columns-${listId}`;
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const hidden = parseHidden(kept, hideable);
  return { hidden, toggle: (id: string) => write(key, JSON.stringify(withColumn(hidden, id))) };
}
