import { useSyncExternalStore } from "react";
import { Unread } from "./unread.ts";

/** What is known of a thing on the server: nothing yet, that it could not be read, or the thing itself. */
export type Loaded<T> =
  | { state: "loading" }
  | { state: "failed"; code?: string }
  | { state: "ready"; value: T };

export type Resource<T> = ReturnType<typeof createResource<T>>;

/**
 * A thing on the server as this tab sees it: read when the first component looks, read again when told, and
 * forgotten when the last one looks away, so that nobody is shown what another person saw.
 */
export function createResource<T>(read: () => Promise<T>) {
  const looking = new Set<() => void>();
  let known: Loaded<T> = { state: "loading" };
  let turn = 0;

  function settle(next: Loaded<T>) {
    known = next;
    for (const tell of looking) tell();
  }
  async function reload() {
    turn += 1;
    const mine = turn;
    const next = await read().then(
      (value): Loaded<T> => ({ state: "ready", value }),
      // What was read before is better than an apology.
      (error): Loaded<T> => (known.state === "ready" ? known : { state: "failed", ...codeOf(error) }),
    );
    if (mine === turn && looking.size > 0) settle(next);
  }

  return {
    reload,
    /** Reads again after a failure, saying meanwhile that it is on its way. */
    retry: () => {
      settle({ state: "loading" });
      void reload();
    },
    /** Puts in place what the server has just answered to a change. */
    put: (value: T) => {
      turn += 1;
      settle({ state: "ready", value });
    },
    subscribe: (tell: () => void) => {
      looking.add(tell);
      if (looking.size === 1) void reload();
      return () => {
        looking.delete(tell);
        if (looking.size > 0) return;
        turn += 1;
        known = { state: "loading" };
      };
    },
    peek: () => known,
  };
}

function codeOf(error: unknown): { code?: string } {
  return error instanceof Unread ? { code: error.code } : {};
}

/** A resource in a component. */
export function useResource<T>({ subscribe, peek }: Pick<Resource<T>, "subscribe" | "peek">): Loaded<T> {
  return useSyncExternalStore(subscribe, peek, peek);
}
