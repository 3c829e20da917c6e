import pg from "pg";
import type { Log } from "#platform/log.ts";
import type { SharedLock } from "./database.ts";
import { LISTENER } from "./nodes.ts";

const RECONNECT_MS = 1_000;

type Handlers = Map<string, Set<(payload: string) => void>>;

/**
 * One connection that LISTENs for everyone, holds what the process tells of itself, and comes back after a lost connection. After a gap every
 * handler is called once with an empty payload, so that caches built on NOTIFY can start afresh.
 */
export function createPostgresListener({ url, log }: { url: string; log: Log }) {
  const handlers: Handlers = new Map();
  const held: SharedLock[] = [];
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: LISTENER,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    next.on("notification", ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? "");
    });
    next.on("error", (error) => lost(next, error));
    next.on("end", () => lost(next));
    await next.connect();
    for (const lock of held) await hold(next, lock);
    for (const channel of handlers.keys()) await next.query(`listen "${channel}"`);
    return next;
  }

  let current: pg.Client | undefined;
  function lost(which: pg.Client, error?: Error) {
    if (closed || current !== which) return;
    current = undefined;
    log.warn({ err: error }, "the listening connection was lost");
    client = reconnect();
  }

  async function reconnect(): Promise<pg.Client> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        current = await connect();
        for (const set of handlers.values()) for (const handler of set) handler("");
        return current;
      } catch (error) {
        if (closed) throw error;
        log.warn({ err: error }, "still not listening");
      }
    }
  }

  async function ready(): Promise<pg.Client> {
    client ??= connect().then((opened) => {
      current = opened;
      return opened;
    });
    return client;
  }

  return {
    listen: async (channel: string, onPayload: (payload: string) => void) => {
      const set = handlers.get(channel) ?? new Set();
      set.add(onPayload);
      handlers.set(channel, set);
      const connection = await ready();
      await connection.query(`listen "${channel}"`);
      return async () => {
        set.delete(onPayload);
        if (set.size > 0) return;
        handlers.delete(channel);
        if (!closed) await (await ready()).query(`unlisten "${channel}"`);
      };
    },
    holdShared: async (lock: SharedLock) => {
      await hold(await ready(), lock);
      held.push(lock);
    },
    close: async () => {
      closed = true;
      const connection = current;
      current = undefined;
      await connection?.end();
    },
  };
}

/** Nobody holds these alone, so it is had at once. */
async function hold(client: pg.Client, { kind, value }: SharedLock): Promise<void> {
  await client.query("select pg_advisory_lock_shared($1::int, $2::int)", [kind, value]);
}
