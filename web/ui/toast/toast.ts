export type ToastNote = { text: string; tone?: "bad"; action?: { label: string; onPress: () => void } };

type Show = (note: ToastNote) => void;

const waiting: ToastNote[] = [];
const watchers = new Set<() => void>();
let show: Show | undefined;

/** Shows a short note; a newer one takes the place of an older. */
export function toast(note: ToastNote): void {
  if (show) show(note);
  else {
    waiting.push(note);
    tellWatchers();
  }
}

/** Makes somebody show the notes, beginning with those that wait, until the returned function is called. */
export function showToasts(by: Show): () => void {
  show = by;
  for (const note of waiting.splice(0)) by(note);
  return () => {
    show = undefined;
    tellWatchers();
  };
}

/** Whether there is a note to show or somebody who shows them. */
export function hasToasts(): boolean {
  return show !== undefined || waiting.length > 0;
}

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tellWatchers() {
  for (const tell of watchers) tell();
}
