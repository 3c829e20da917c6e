// Made from the migrated schema by `npm run tables`; checked for drift by `npm run check`.
import type { ColumnType } from "kysely";

/** May be left out when a row is inserted. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;

export type CapturedMailsRow = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Generated<Timestamp>;
};

export type ContactMessagesRow = {
  id: string;
  reference: string;
  name: string;
  email: string;
  interest: string;
  subject: string;
  message: string;
  language: string;
  created_at: Timestamp;
};

export type FileRenditionsRow = {
  file_id: string;
  format: string;
  width: number;
  height: number;
  storage_key: string;
  bytes: number;
};

export type FilesRow = {
  id: string;
  storage_key: string;
  sha256: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  created_at: Generated<Timestamp>;
};

export type IdempotencyKeysRow = {
  scope: string;
  key: string;
  request_hash: string;
  response: Json | null;
  created_at: Generated<Timestamp>;
};

export type LiveEventsRow = {
  id: Generated<number>;
  topic: string;
  event: string;
  data: Json;
  created_at: Generated<Timestamp>;
};

export type RateLimitsRow = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

export type SchemaMigrationsRow = {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
};

export type Tables = {
  captured_mails: CapturedMailsRow;
  contact_messages: ContactMessagesRow;
  file_renditions: FileRenditionsRow;
  files: FilesRow;
  idempotency_keys: IdempotencyKeysRow;
  live_events: LiveEventsRow;
  rate_limits: RateLimitsRow;
  schema_migrations: SchemaMigrationsRow;
};
