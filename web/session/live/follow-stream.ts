import { fetchAsMember } from "../member-api.ts";
import { type LiveEvent, readEvents } from "./read-events.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

type Following = {
  /** The last id seen, by this tab or by another: the stream is taken up after it. */
  lastId: () => string | undefined;
  onEvent: (event: LiveEvent) => void;
  signal: AbortSignal;
};

/** Keeps the live stream open until told to stop; a stream that breaks is taken up again, ever more patiently. */
export async function followStream({ lastId, onEvent, signal }: Following): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      const id = lastId();
      const headers = id ? { "last-event-id": id } : undefined;
      // A browser's EventSource cannot carry the token.
      const answer = await fetchAsMember("/api/live", { headers, signal });
      // Whoever may not listen any more has to ask who they are now.
      if (answer.status === 401 || answer.status === 403) onEvent({ event: "account" });
      if (answer.ok && answer.body) {
        for await (const event of readEvents(answer.body)) {
          waitMs = FIRST_WAIT_MS;
          onEvent(event);
        }
      }
    } catch {
      // Broken or aborted: the loop's condition tells which.
    }
    await pause(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/** Waits, a little differently in every tab, unless it is over. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, ms * (0.75 + Math.random() / 2));
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
