-- Points with their reasons: published rules, and the statement of what each of them gave. Ids and figures, never a name.

create table reputation_rule_sets (
  version integer primary key,
  id uuid not null unique default gen_random_uuid(),
  -- From when on it counts what happens; what happened before stands as it was counted then.
  valid_from timestamptz not null unique,
  life_months integer not null check (life_months between 1 and 120),
  -- What one unit of a currency is worth in reais, as a decimal; a stay in another one gets its fixed points.
  rates jsonb not null,
  note text not null default '',
  published_by uuid,
  published_at timestamptz not null
);

create table reputation_rules (
  version integer not null references reputation_rule_sets (version),
  key text not null,
  points integer not null,
  -- Further points for each R$ 1.000 of what it is about, and the most that one event gives.
  per_thousand integer not null default 0 check (per_thousand >= 0),
  most integer check (most > 0),
  cap_points integer check (cap_points > 0),
  cap_window text check (cap_window in ('day', 'month', 'ninety_days', 'ever')),
  -- Rules of one group share their cap.
  cap_group text not null,
  check ((cap_points is null) = (cap_window is null)),
  primary key (version, key)
);

create table reputation_events (
  id uuid primary key,
  seq bigint generated always as identity unique,
  -- The id outlives who it was.
  user_id uuid not null,
  kind text not null check (kind in ('opening', 'rule', 'correction', 'expiry')),
  -- The rule that gave it; of the others, their kind.
  rule_key text not null,
  rule_version integer,
  cap_group text,
  -- What brought it about; the same cause never counts twice.
  cause text not null,
  -- What the rule says, and what was given within its cap.
  asked integer not null,
  points integer not null,
  at timestamptz not null,
  expires_at timestamptz,
  -- The entry that a correction or an expiry is about.
  about_id uuid references reputation_events (id),
  evidence_kind text check (evidence_kind in ('profile', 'journey', 'checkpoint', 'booking', 'commission', 'request')),
  evidence_id uuid,
  actor_id uuid,
  check ((kind = 'rule') = (rule_version is not null)),
  check ((kind in ('correction', 'expiry')) = (about_id is not null)),
  foreign key (rule_version, rule_key) references reputation_rules (version, key),
  unique (rule_key, cause)
);
-- A person's statement by date, and what a cap has left.
create index reputation_events_user_at on reputation_events (user_id, at, seq);
-- What follows an entry.
create index reputation_events_about on reputation_events (about_id) where about_id is not null;
-- What is to expire.
create index reputation_events_expires on reputation_events (expires_at) where expires_at is not null;

create function refuse_reputation_change() returns trigger language plpgsql as $$
begin
  raise exception 'a statement is only added to';
end $$;
create trigger reputation_events_are_kept before update or delete on reputation_events
  for each row execute function refuse_reputation_change();
create trigger reputation_rules_are_kept before update or delete on reputation_rules
  for each row execute function refuse_reputation_change();
create trigger reputation_rule_sets_are_kept before update or delete on reputation_rule_sets
  for each row execute function refuse_reputation_change();

-- Why an entry was corrected or opened, in words: about a person, so they go with them.
create table reputation_words (
  event_id uuid primary key references reputation_events (id),
  user_id uuid not null references profiles (id) on delete cascade,
  body text not null
);

create table reputation_appeals (
  id uuid primary key,
  event_id uuid not null unique references reputation_events (id),
  user_id uuid not null references profiles (id) on delete cascade,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'denied')),
  answer text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  due_on date not null,
  created_at timestamptz not null,
  version integer not null default 1
);
-- The queue: what waits, the longest first.
create index reputation_appeals_state_due on reputation_appeals (state, due_on, id);
create index reputation_appeals_user on reputation_appeals (user_id);

-- A score that was there before the statement opens it.
insert into reputation_events (id, user_id, kind, rule_key, cause, asked, points, at)
select gen_random_uuid(), advisor_id, 'opening', 'opening', advisor_id::text, reputation_score, reputation_score, now()
from advisor_reputation where reputation_score <> 0;
