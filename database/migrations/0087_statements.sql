-- Statements that the house prepares and releases: of a payee's month, and of what a hotel owes and is late with.

create table statements (
  id uuid primary key,
  kind text not null check (kind in ('payee', 'hotel')),
  -- The payee or the hotel; the id outlives who it was.
  subject_id uuid not null,
  month text check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  -- How many days the latest line was late when it was prepared: 10, 30 or 60.
  rung integer check (rung in (10, 30, 60)),
  -- What it says, as domain/statements has it; it never changes once released.
  content jsonb not null,
  state text not null check (state in ('prepared', 'released')),
  prepared_at timestamptz not null,
  released_at timestamptz,
  version integer not null default 1,
  check ((kind = 'payee') = (month is not null)),
  check ((kind = 'hotel') = (rung is not null)),
  check ((state = 'released') = (released_at is not null))
);
-- One of a payee's month, one that waits of a hotel's.
create unique index statements_month on statements (subject_id, month) where kind = 'payee';
create unique index statements_waiting on statements (subject_id) where kind = 'hotel' and state = 'prepared';
-- The latest first, and those that one subject may read.
create index statements_prepared on statements (prepared_at desc, id desc);
create index statements_subject on statements (subject_id, released_at desc) where state = 'released';

-- Which line was on which rung of the ladder; each rung once.
create table statement_rungs (
  commission_id uuid not null references commissions (id),
  rung integer not null,
  statement_id uuid not null references statements (id),
  primary key (commission_id, rung)
);

-- Who prepared, released and opened it, and who was called or written to.
create table statement_log (
  id bigint generated always as identity primary key,
  statement_id uuid not null references statements (id),
  kind text not null check (kind in ('prepared', 'released', 'opened', 'called', 'wrote')),
  actor_id uuid,
  note text not null default '',
  at timestamptz not null
);
create index statement_log_statement on statement_log (statement_id, id);
-- What happened in a month, over all commissions.
create index commission_events_at on commission_events (at, commission_id);
