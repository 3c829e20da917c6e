-- Growth: what a diagnostic asks of a member, as checkpoints of the one list, and goals measured by what they do.

alter table checkpoints drop constraint checkpoints_kind_check;
alter table checkpoints add constraint checkpoints_kind_check
  check (kind in ('payment', 'preferences', 'documents', 'contact', 'arrival', 'feedback', 'own', 'professional'));

create table plan_actions (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  diagnostic_id uuid not null references diagnostics (id) on delete cascade,
  -- Whether it is done, and when it is due, its checkpoint says.
  checkpoint_id uuid not null unique references checkpoints (id) on delete cascade,
  key text not null,
  dimension jsonb not null,
  title jsonb not null,
  note jsonb not null,
  -- What in the portal shows that it was done, how often it takes, and how often it was seen.
  fact text,
  times integer check (times > 0),
  seen integer not null default 0,
  created_at timestamptz not null,
  check ((fact is null) = (times is null))
);
-- Each action of a plan once.
create unique index plan_actions_diagnostic on plan_actions (diagnostic_id, key);
-- A member's actions, and those that something they did may close.
create index plan_actions_owner on plan_actions (owner_id, fact);

create table goals (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  measure text not null check (measure in ('stays', 'hotels', 'accepted', 'published', 'points')),
  target integer not null check (target > 0),
  starts_on date not null,
  ends_on date not null,
  version integer not null default 1,
  created_at timestamptz not null,
  check (starts_on < ends_on)
);
-- One goal of a measure for a time.
create unique index goals_owner on goals (owner_id, measure, starts_on, ends_on);
