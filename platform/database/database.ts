import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#database/tables.ts";

/** What use cases query: the pool itself or the transaction they opened on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open database of either kind, with the few things Kysely does not cover. */
export type Database = {
  kind: "pglite" | "postgres";
  db: Db;
  /** Several statements in one go, or one with parameters, outside any transaction of ours. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Calls back for every NOTIFY on the channel until the returned function is called. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Holds a lock, which many may hold, for as long as this process is connected; others read it, none wait for it. */
  holdShared: (lock: SharedLock) => Promise<void>;
  close: () => Promise<void>;
};

export type SharedLock = { kind: number; value: number };
