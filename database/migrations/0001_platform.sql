-- What every capability stands on: idempotent writes, rate limits, live events, files, captured mail.

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
-- The nightly sweep deletes by age.
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- The columns are those rate-limiter-flexible expects.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

create table live_events (
  id bigint generated always as identity primary key,
  topic text not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
-- A reader that comes back asks for its topics after the last id it saw.
create index live_events_topic_id on live_events (topic, id);
create index live_events_created_at on live_events (created_at);

create table files (
  id uuid primary key,
  storage_key text not null unique,
  sha256 text not null,
  media_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  created_at timestamptz not null default now()
);

create table file_renditions (
  file_id uuid not null references files (id) on delete cascade,
  format text not null check (format in ('avif', 'webp')),
  width integer not null,
  height integer not null,
  storage_key text not null unique,
  bytes bigint not null,
  primary key (file_id, format, width)
);

create table captured_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
-- The mailbox page asks for one recipient, newest first.
create index captured_mails_recipient_id on captured_mails (recipient, id desc);
