-- What somebody has a list remember: a name and what the address asked.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  -- A name is given once in a list; and the views of one person's list.
  unique (user_id, list, name)
);

-- What is to be done with many things at once. It is held for a moment, in which it can be undone.
create table bulk_runs (
  id uuid primary key,
  actor_id uuid not null references profiles (id) on delete cascade,
  action text not null,
  reason text,
  -- The things with the versions that were seen.
  items jsonb not null,
  state text not null check (state in ('held', 'running', 'done', 'undone')),
  hold_until timestamptz not null,
  -- When whoever does it was last heard of; another goes on with it once that is long ago.
  heard_at timestamptz,
  -- What became of each so far.
  results jsonb not null default '[]',
  created_at timestamptz not null
);
-- What is due; and deleting a person looks theirs up.
create index bulk_runs_due on bulk_runs (hold_until) where state in ('held', 'running');
create index bulk_runs_actor_id on bulk_runs (actor_id, created_at desc);
