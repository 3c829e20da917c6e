import { useSyncExternalStore } from "react";

/** The part of the address after #, and a way to change it that neither scrolls nor adds to the history. */
export function useHash(): [string, (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, readHash, () => "");
  return [hash, replaceHash];
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

function readHash(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}

function replaceHash(hash: string): void {
  // The state is kept: the router stores its own key in it.
  window.history.replaceState(window.history.state, "", `#${hash}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}
