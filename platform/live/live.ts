import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { type Ending, gather } from "#platform/database/transaction-endings.ts";
import type { Log } from "#platform/log.ts";
import { createDispatch } from "./dispatch.ts";
import { createEventStream } from "./event-stream.ts";
import {
  checkEvent,
  deleteEventsBefore,
  insertEvents,
  type LiveEvent,
  type StoredEvent,
} from "./live-events.ts";
import { createReader, type Reader } from "./reader.ts";

/** Among what is done at the end of a transaction: the lock that orders events is taken after every other. */
const LAST = Number.POSITIVE_INFINITY;
const KEPT_MS = 24 * 3_600_000;
const LAST_WORDS_MS = 1_000;
const LEAVING_STEPS = 10;
const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export type Live = {
  /**
   * Sends an event to every reader of the topic on every node when the transaction commits. All events of one
   * transaction are stored together at its end, the same one once: until then nobody waits for the lock that orders them.
   */
  publish: (tx: Tx, event: LiveEvent) => void;
  /** Answers with the events of the topics as server-sent events, resuming after the last id if one is given. */
  open: (request: LiveRequest) => Response;
  /** Deletes events older than a day; a reader who resumes from before them is told to reset. */
  prune: () => Promise<void>;
  openCount: () => number;
  /** Takes no new reader, and ends the streams little by little, so that their readers do not all come to the next node at once. */
  leave: (over: { ms: number }) => Promise<void>;
  close: () => Promise<void>;
};

type LiveRequest = {
  topics: string[];
  lastEventId?: string | undefined;
  signal: AbortSignal;
  /** Whether the stream ends with this event. */
  isLast?: (event: StoredEvent) => boolean;
  /** Is given a way to end the stream from elsewhere; returns what to call once it has ended. */
  watch?: ((end: () => void) => () => void) | undefined;
};

type Setting = {
  database: Database;
  log: Log;
  clock: Clock;
  maxStreams?: number;
  heartbeatMs?: number;
};

/** Live events for browsers, kept in the database so that a reader who was away misses nothing. */
export function createLive(setting: Setting): Live {
  const { database, log, clock, maxStreams = 1_000, heartbeatMs = 15_000 } = setting;
  const readers = new Set<Reader>();
  const dispatch = createDispatch({ database, readers, log });
  const telling: Ending<LiveEvent> = {
    place: LAST,
    settle: (tx, gathered) => insertEvents(tx, { events: distinct(gathered), at: clock.now() }),
  };
  let isClosed = false;
  let isLeaving = false;
  let openCount = 0;
  const heart = setInterval(() => {
    for (const { stream } of readers) stream.beat();
  }, heartbeatMs);
  heart.unref();

  async function join(reader: Reader, lastEventId: string | undefined) {
    try {
      await dispatch.ready();
      if (readers.size === 0) await dispatch.startAfresh();
      if (isClosed || !reader.stream.isOpen()) return reader.stream.close();
      readers.add(reader);
      await reader.catchUp({ db: database.db, lastEventId });
    } catch (error) {
      log.warn({ err: error }, "a live stream could not begin");
      reader.stream.close();
    }
  }

  /** Ends a stream after the events that were committed with the reason, for as long as these can be had. */
  async function endSoon({ stream }: Reader) {
    await Promise.race([dispatch.drain(), delay(LAST_WORDS_MS, undefined, { ref: false })]);
    stream.close();
  }

  return {
    publish: (tx, event) => {
      checkEvent(event);
      gather(tx, telling, event);
    },
    open: ({ topics, lastEventId, signal, isLast, watch }) => {
      if (isLeaving || signal.aborted || openCount >= maxStreams) {
        return new Response(null, { status: 503, headers: { "retry-after": "10" } });
      }
      let unwatch: (() => void) | undefined;
      const onEnd = () => {
        openCount -= 1;
        readers.delete(reader);
        unwatch?.();
      };
      const stream = createEventStream({ onEnd });
      const reader = createReader({ stream, topics, isLast });
      signal.addEventListener("abort", stream.close, { once: true });
      openCount += 1;
      unwatch = watch?.(() => void endSoon(reader));
      void join(reader, lastEventId);
      return new Response(stream.body, { headers: HEADERS });
    },
    prune: () => deleteEventsBefore({ db: database.db, before: new Date(clock.now().getTime() - KEPT_MS) }),
    openCount: () => openCount,
    leave: async ({ ms }) => {
      isLeaving = true;
      for (let left = LEAVING_STEPS; left > 0 && !isClosed; left--) {
        for (const { stream } of [...readers].slice(0, Math.ceil(readers.size / left))) stream.close();
        await delay(ms / LEAVING_STEPS, undefined, { ref: false });
      }
    },
    close: async () => {
      isLeaving = true;
      isClosed = true;
      clearInterval(heart);
      for (const { stream } of readers) stream.close();
      await dispatch.stop();
    },
  };
}

/** Each event once, where it was said first. */
function distinct(events: LiveEvent[]): LiveEvent[] {
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}
