-- What an administrator does to the opening of a page: a draft beside what is seen, a name, the veil under the words,
-- uploaded pictures and films, and how it looked before.
alter table heroes
  -- What it is called on the desk; empty where the house opened with it.
  add column name text not null default '',
  -- How much of the shade under the words is kept, in tenths.
  add column veil integer not null default 10 check (veil between 0 and 10),
  -- What was changed and not yet published, whole.
  add column draft jsonb,
  add column published_at timestamptz;

create table hero_files (
  id uuid primary key references files (id),
  kind text not null check (kind in ('picture', 'film')),
  width integer check (width > 0),
  height integer check (height > 0),
  bytes bigint not null,
  -- How light a picture is, cell by cell, for the contrast of the words above it.
  light text,
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null,
  check ((kind = 'picture') = (light is not null))
);
create index hero_files_created_by on hero_files (created_by);

-- How a hero looked each time it was published; what was published names its files, so they are kept.
create table hero_versions (
  hero_id uuid not null references heroes (id) on delete cascade,
  number integer not null,
  look jsonb not null,
  published_by uuid references profiles (id) on delete set null,
  published_at timestamptz not null,
  primary key (hero_id, number)
);
create index hero_versions_published_by on hero_versions (published_by);
