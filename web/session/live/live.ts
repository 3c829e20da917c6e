import { followStream } from "./follow-stream.ts";
import type { LiveEvent } from "./read-events.ts";

/** What the server may say: the account changed, points came, news came, something is to be done, a client or a member did something, another window wrote. */
export type LiveName =
  | "door"
  | "account"
  | "standing"
  | "update"
  | "notification"
  | "proposal"
  | "journey"
  | "hotel_page"
  | "booking"
  | "commission"
  | "timeline"
  | "timeline_talk"
  | "timeline_read";

/** What to do on an event, given what it says; nobody waits for it. */
type React = (said: unknown) => void | Promise<void>;
type Heard = { names: readonly LiveName[]; react: React };
type Message = LiveEvent | { isHello: true };

const NAME = "lilamonde-live";
const listeners = new Set<Heard>();

/** Calls back whenever one of these events arrives, and when some may have been missed. */
export function onLive(names: readonly LiveName[], react: React): () => void {
  const heard = { names, react };
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/**
 * Listens to the live stream until the returned function is called. Browsers allow few connections to one house,
 * so one tab holds the stream and tells the others; when it closes, another takes the stream up where it stood.
 */
export function startLive(): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(NAME);
  let lastId: string | undefined;
  let isLeading = false;

  function hear({ id, event, data = "{}" }: LiveEvent) {
    lastId = id ?? lastId;
    if (event) tell(event, JSON.parse(data));
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!("isHello" in data)) hear(data);
    else if (isLeading && lastId) channel.postMessage({ id: lastId });
  };
  channel.postMessage({ isHello: true });

  async function lead() {
    isLeading = true;
    const onEvent = (event: LiveEvent) => {
      channel.postMessage(event);
      hear(event);
    };
    await followStream({ lastId: () => lastId, onEvent, signal: stop.signal });
  }
  void leadInTurn(lead, stop.signal);
  return () => {
    stop.abort();
    channel.close();
  };
}

async function leadInTurn(lead: () => Promise<void>, signal: AbortSignal): Promise<void> {
  // Only a secure page has locks; without them every tab holds a stream of its own.
  if (!navigator.locks) return lead();
  await navigator.locks.request(NAME, { signal }, lead).catch(() => undefined);
}

function tell(event: string, said: unknown) {
  for (const { names, react } of listeners) {
    if (event === "reset" || (names as readonly string[]).includes(event)) void react(said);
  }
}
