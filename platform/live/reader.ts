import type { Db } from "#platform/database/database.ts";
import type { EventStream } from "./event-stream.ts";
import { readBounds, readEvents, type StoredEvent } from "./live-events.ts";

const REPLAY_LIMIT = 500;
const PENDING_LIMIT = 1_000;

type ReaderInput = {
  stream: EventStream;
  topics: string[];
  isLast?: ((event: StoredEvent) => boolean) | undefined;
};

export type Reader = ReturnType<typeof createReader>;

/** One open stream and how far it has come: no event reaches it twice, none before an older one. */
export function createReader({ stream, topics, isLast }: ReaderInput) {
  const wanted = new Set(topics);
  let lastId = 0;
  let pending: StoredEvent[] | undefined = [];

  function send(event: StoredEvent) {
    if (event.id <= lastId) return;
    lastId = event.id;
    stream.send(event);
    if (isLast?.(event)) stream.close();
  }

  /** Sends what was missed since the reader's last id, or a reset if that can no longer be told. */
  async function catchUp({ db, lastEventId }: { db: Db; lastEventId: string | undefined }) {
    const { oldest, newest } = await readBounds(db);
    const from = lastEventId === undefined ? newest : parseId(lastEventId);
    const isKnown = from !== undefined && from + 1 >= oldest && from <= newest;
    const missed = isKnown
      ? await readEvents({ db, topics, after: from, upTo: newest, limit: REPLAY_LIMIT + 1 })
      : undefined;
    if (missed && missed.length <= REPLAY_LIMIT) {
      lastId = from ?? newest;
      stream.begin(lastId);
      for (const event of missed) {
        await stream.waitForRoom();
        send(event);
      }
    } else {
      lastId = newest;
      stream.begin(newest);
      stream.reset(newest);
    }
    for (const event of pending ?? []) send(event);
    pending = undefined;
  }

  return {
    topics: wanted,
    stream,
    catchUp,
    offer: (event: StoredEvent) => {
      if (!wanted.has(event.topic)) return;
      if (!pending) send(event);
      else if (pending.length < PENDING_LIMIT) pending.push(event);
      else stream.close();
    },
  };
}

function parseId(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
