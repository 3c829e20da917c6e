-- People and what they are in the house. Names and columns of spec §3; who they are to the auth server stays in auth.

create table profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected', 'suspended')),
  full_name text not null default '',
  preferred_language text not null default 'pt-BR',
  avatar_url text,
  -- What they asked to be when they signed up; kept as it was then, so that rewriting their metadata changes nothing.
  selected_role text check (selected_role in ('advisor', 'tour_operator', 'hotel')),
  status_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The approval queue: who waits, the longest first.
create index profiles_status_created_at on profiles (status, created_at);

-- One role per person; only an administrator's decision writes here.
create table user_roles (
  user_id uuid primary key references profiles (id) on delete cascade,
  role text not null check (role in ('advisor', 'tour_operator', 'hotel', 'admin')),
  created_at timestamptz not null
);

create table advisor_tiers (
  id uuid primary key,
  tier_name text not null unique,
  required_reputation_score integer not null unique check (required_reputation_score >= 0)
);

-- Advisors and tour operators: both design journeys and climb tiers.
create table travel_advisors (
  user_id uuid primary key references profiles (id) on delete cascade,
  advisor_tier_id uuid not null references advisor_tiers (id)
);
-- Who is in a tier, when its rules change.
create index travel_advisors_advisor_tier_id on travel_advisors (advisor_tier_id);

create table advisor_reputation (
  advisor_id uuid primary key references travel_advisors (user_id) on delete cascade,
  reputation_score integer not null default 0,
  next_tier_requirements jsonb
);

create table system_updates (
  id uuid primary key,
  title text not null,
  description text not null,
  version text,
  update_type text not null check (update_type in ('feature', 'improvement', 'fix', 'announcement')),
  target_audience text not null check (target_audience in ('all', 'advisors', 'hotels')),
  is_published boolean not null default false,
  published_at timestamptz
);
-- The bell reads the newest published ones of an audience.
create index system_updates_published_at on system_updates (published_at desc) where is_published;

create table system_updates_read (
  update_id uuid not null references system_updates (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, update_id)
);
-- Deleting an update looks its markers up.
create index system_updates_read_update_id on system_updates_read (update_id);
