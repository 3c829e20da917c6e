import { useSyncExternalStore } from "react";

const unsaved = new Set<string>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Notes whether a part of the page holds something unsaved, until the part is gone. */
export function noteUnsaved(part: string, isUnsaved: boolean): () => void {
  if (isUnsaved) unsaved.add(part);
  else unsaved.delete(part);
  tell();
  return () => {
    if (unsaved.delete(part)) tell();
  };
}

/** Whether anything on the page is unsaved. */
export function useUnsaved(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unsaved.size > 0,
    () => false,
  );
}
