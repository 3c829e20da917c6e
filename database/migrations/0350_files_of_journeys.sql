-- Photographs and papers of advisors in their journeys, and what is said of an option beside its name.

-- What somebody sent, and is kept whether or not a journey shows it yet.
create table journey_uploads (
  id uuid primary key references files (id) on delete cascade,
  -- None once whoever sent it has left, and a journey that went to a colleague still shows it.
  owner_id uuid references profiles (id) on delete set null,
  -- Name, type and size, as domain/journeys/files.ts has them.
  content jsonb not null,
  created_at timestamptz not null
);
-- What goes when its owner does.
create index journey_uploads_owner on journey_uploads (owner_id) where owner_id is not null;
-- What was sent and never shown, to be swept.
create index journey_uploads_age on journey_uploads (created_at);

create table journey_files (
  id uuid primary key,
  journey_id uuid not null references journeys (id) on delete cascade,
  -- None where it is of the journey as a whole, for its cover.
  block_id uuid references journey_blocks (id) on delete cascade,
  upload_id uuid not null references journey_uploads (id) on delete cascade,
  -- Its place among the others of its block, as text in the order of its bytes.
  position text collate "C" not null,
  audience text not null check (audience in ('client', 'internal')),
  caption jsonb not null,
  is_removed boolean not null default false,
  version integer not null default 1
);
-- The files of a journey, when it is opened.
create index journey_files_journey on journey_files (journey_id);
create index journey_files_block on journey_files (block_id) where block_id is not null;
-- Which journeys show an upload, for who may open it and for what is swept.
create index journey_files_upload on journey_files (upload_id);

-- Which uploads a published snapshot shows: its bearers are given these and no others.
create table journey_snapshot_files (
  snapshot_id uuid not null references journey_snapshots (id) on delete cascade,
  upload_id uuid not null references journey_uploads (id) on delete cascade,
  primary key (snapshot_id, upload_id)
);
create index journey_snapshot_files_upload on journey_snapshot_files (upload_id);

-- Letter, inclusions, exclusions and terms, as domain/journeys/journeys.ts has them.
alter table journey_options
  add column texts jsonb not null
  default '{"letter":{"pt":"","en":""},"inclusions":{"pt":"","en":""},"exclusions":{"pt":"","en":""},"terms":{"pt":"","en":""}}';
