-- What a person keeps to use again: a block, or a whole journey as a template.
create table journey_library (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('block', 'journey')),
  name text not null,
  content jsonb not null,
  created_at timestamptz not null
);
-- The library of one person, by kind and name.
create index journey_library_owner on journey_library (owner_id, kind, name);
