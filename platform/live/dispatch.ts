import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import { CHANNEL, readBounds, readEvents } from "./live-events.ts";
import type { Reader } from "./reader.ts";

const BATCH = 500;
const RETRY_MS = 1_000;

/** The one listener of a process: reads new events once and offers them to every open reader. */
export function createDispatch({
  database,
  readers,
  log,
}: {
  database: Database;
  readers: Set<Reader>;
  log: Log;
}) {
  let cursor = 0;
  let isDue = false;
  let working: Promise<void> | undefined;
  let listening: Promise<() => Promise<void>> | undefined;

  const openTopics = () => [...new Set([...readers].flatMap(({ topics }) => [...topics]))];

  async function step() {
    const { newest } = await readBounds(database.db);
    const topics = openTopics();
    if (topics.length === 0 || newest <= cursor) return;
    const events = await readEvents({ db: database.db, topics, after: cursor, upTo: newest, limit: BATCH });
    for (const event of events) for (const reader of readers) reader.offer(event);
    const isFull = events.length === BATCH;
    cursor = isFull ? (events.at(-1)?.id ?? newest) : newest;
    isDue ||= isFull;
  }

  async function work() {
    while (isDue && readers.size > 0) {
      isDue = false;
      try {
        await step();
      } catch (error) {
        log.warn({ err: error }, "live events could not be read");
        isDue = true;
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
    working = undefined;
  }

  function poke(payload: string) {
    const [id = "", topic = ""] = payload.split(/ (.*)/s);
    // An empty payload follows a gap in listening: anything may have happened.
    const isWanted = payload === "" || [...readers].some(({ topics }) => topics.has(topic));
    if (isWanted) {
      isDue = true;
      working ??= work();
    } else if (!working) cursor = Math.max(cursor, Number(id));
  }

  return {
    /** Resolves once nothing committed from now on can be missed. */
    ready: async () => {
      listening ??= database.listen(CHANNEL, poke).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
    },
    /** Forgets the past when the first reader comes, so that it is not read for nobody. */
    startAfresh: async () => {
      const { newest } = await readBounds(database.db);
      if (readers.size > 0) return;
      isDue = false;
      cursor = Math.max(cursor, newest);
    },
    /** Resolves once every event committed before has been offered to its readers. */
    drain: async () => {
      isDue = true;
      working ??= work();
      await working;
    },
    stop: async () => {
      await (await listening)?.();
      await working;
    },
  };
}
