import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "./refusal.ts";

const TRIES = 3;
const FIRST_WAIT_MS = 300;

const retry = (failures: number, error: unknown) => failures < TRIES - 1 && isPassing(error);
const retryDelay = (failures: number) => FIRST_WAIT_MS * 2 ** failures;

/** What one person is shown of the server: read by whoever looks first, again when it may have changed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a reading waits for it, and the screen says so.
      queries: { networkMode: "online", retry, retryDelay },
      // A change says at once that it did not arrive; one that can be queued declares so itself.
      mutations: { networkMode: "always", retry, retryDelay },
    },
  });
}
