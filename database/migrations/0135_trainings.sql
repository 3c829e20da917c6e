-- Trainings of hotels and of the house, who takes them, and the certificates they lead to (loop: trainings).

create table trainings (
  id uuid primary key,
  -- Whose it is; none for one of the house's own.
  hotel_id uuid references hotels (id) on delete cascade,
  state text not null check (state in ('draft', 'published', 'retired')),
  content jsonb not null,
  version integer not null default 1,
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search text not null generated always as (
    fold_text((content -> 'title' ->> 'pt') || ' ' || (content -> 'title' ->> 'en'))
  ) stored
);
-- A hotel's own, and the register by what was written last.
create index trainings_hotel_id on trainings (hotel_id, updated_at desc, id);
create index trainings_updated_at on trainings (updated_at desc, id);
-- What members can take.
create index trainings_open on trainings (updated_at) where state = 'published';
create index trainings_search on trainings using gin (search gin_trgm_ops);
create index trainings_created_by on trainings (created_by);

create table training_takes (
  training_id uuid not null references trainings (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  -- The keys of the lessons that were read.
  read text[] not null default '{}',
  attempts integer not null default 0,
  best integer,
  passed_at timestamptz,
  started_at timestamptz not null,
  primary key (training_id, user_id)
);
-- A member's passport.
create index training_takes_user_id on training_takes (user_id);

create table training_attempts (
  id uuid primary key,
  training_id uuid not null references trainings (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  -- On which version of its content, and how it ended.
  version integer not null,
  score integer not null check (score between 0 and 100),
  is_passed boolean not null,
  at timestamptz not null
);
-- How often somebody has tried today.
create index training_attempts_user_id on training_attempts (user_id, training_id, at);
create index training_attempts_training_id on training_attempts (training_id);

create table certificates (
  id uuid primary key,
  code text not null unique check (code ~ '^lm(-[0-9a-z]{4}){3}$'),
  -- A training that is gone leaves its certificates; a person who is gone takes theirs along.
  training_id uuid references trainings (id) on delete set null,
  user_id uuid not null references profiles (id) on delete cascade,
  -- What it says, as it was signed.
  name text not null,
  title jsonb not null,
  house text not null,
  issued_on date not null,
  valid_until date not null,
  signature text not null,
  created_at timestamptz not null,
  check (issued_on < valid_until)
);
-- A member's certificates, the newest first.
create index certificates_user_id on certificates (user_id, issued_on desc, id);
create index certificates_training_id on certificates (training_id);

-- The trainings that applying for a fam trip takes.
alter table events add column trainings uuid[] not null default '{}';
