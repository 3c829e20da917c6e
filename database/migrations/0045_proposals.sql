-- How a client comes to what was published of a journey, and what they did there.

create table proposal_links (
  id uuid primary key,
  journey_id uuid not null references journeys (id) on delete cascade,
  token_hash text not null unique,
  passcode_hash text,
  language text not null check (language in ('pt', 'en')),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  first_opened_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
-- One link of a journey works at a time.
create unique index proposal_links_working on proposal_links (journey_id) where revoked_at is null;
create index proposal_links_journey on proposal_links (journey_id);

-- What happened on a proposal, each with the exact snapshot that was seen.
create table proposal_events (
  id bigint generated always as identity primary key,
  journey_id uuid not null references journeys (id) on delete cascade,
  link_id uuid references proposal_links (id) on delete set null,
  snapshot_id uuid not null references journey_snapshots (id) on delete cascade,
  kind text not null check (kind in ('opened', 'commented', 'chose', 'accepted', 'declined')),
  option_id uuid,
  name text,
  reason text,
  at timestamptz not null
);
-- The log of one journey, latest first.
create index proposal_events_journey on proposal_events (journey_id, id desc);
-- What happened by one link, when it is removed.
create index proposal_events_link on proposal_events (link_id) where link_id is not null;
create index proposal_events_snapshot on proposal_events (snapshot_id);

create table proposal_comments (
  id uuid primary key,
  -- Words of the same instant keep their order.
  seq bigint generated always as identity,
  journey_id uuid not null references journeys (id) on delete cascade,
  snapshot_id uuid not null references journey_snapshots (id) on delete cascade,
  -- The block it is about; none for the whole. Blocks of later snapshots keep their ids.
  block_id uuid,
  -- What it answers.
  parent_id uuid references proposal_comments (id) on delete cascade,
  author text not null check (author in ('client', 'owner')),
  name text not null,
  body text not null,
  at timestamptz not null
);
-- The conversation of one journey, in its order.
create index proposal_comments_journey on proposal_comments (journey_id, seq);
create index proposal_comments_parent on proposal_comments (parent_id) where parent_id is not null;
create index proposal_comments_snapshot on proposal_comments (snapshot_id);
