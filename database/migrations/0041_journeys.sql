-- Journeys with their options and blocks, what was published of them, and every edit that was ever made.

create table journeys (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  client_id uuid references clients (id) on delete set null,
  state text not null default 'draft' check (
    state in ('draft', 'proposed', 'accepted', 'booked', 'travelling', 'completed', 'declined', 'cancelled')
  ),
  -- Title, texts, travellers, cover, colour and markup, as domain/journeys/journeys.ts has them.
  head jsonb not null,
  title text not null,
  starts_on date not null,
  ends_on date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  version integer not null default 1,
  -- Counts every edit of anything in it; a published snapshot names the one it shows.
  revision integer not null default 1,
  accepted_snapshot_id uuid,
  chosen_option_id uuid,
  state_note text,
  state_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_on >= starts_on)
);
-- The board and the list of one person: latest change first.
create index journeys_owner on journeys (owner_id, updated_at desc, id);
-- The calendar of one person.
create index journeys_owner_days on journeys (owner_id, starts_on);
-- The journeys of a client.
create index journeys_client on journeys (client_id) where client_id is not null;
-- The daily passages of time.
create index journeys_waiting_for_days on journeys (starts_on) where state in ('booked', 'travelling');

create table journey_options (
  id uuid primary key,
  journey_id uuid not null references journeys (id) on delete cascade,
  label text not null check (label in ('A', 'B', 'C', 'D', 'E')),
  name jsonb not null,
  is_removed boolean not null default false,
  version integer not null default 1
);
create index journey_options_journey on journey_options (journey_id);
-- A letter stands for one option at a time.
create unique index journey_options_label on journey_options (journey_id, label) where not is_removed;

create table journey_blocks (
  id uuid primary key,
  journey_id uuid not null references journeys (id) on delete cascade,
  option_id uuid not null references journey_options (id) on delete cascade,
  kind text not null check (kind in ('stay', 'experience', 'transfer', 'flight', 'dining', 'note')),
  -- The day counted from the first, 0; none while it is parked.
  day integer check (day >= 0),
  -- Its place in the day, as text in the order of its bytes, so that a move changes one row.
  position text collate "C" not null,
  hotel_id uuid references hotels (id) on delete set null,
  -- Times, place, words, pictures, prices and what the client sees, as domain/journeys/blocks.ts has them.
  content jsonb not null,
  is_removed boolean not null default false,
  version integer not null default 1
);
-- The blocks of a journey, when it is opened.
create index journey_blocks_journey on journey_blocks (journey_id);
create index journey_blocks_option on journey_blocks (option_id);
-- What becomes of stays when a hotel is removed.
create index journey_blocks_hotel on journey_blocks (hotel_id) where hotel_id is not null;

-- Every edit by the id its maker gave it, kept for good: a repeat after days is still a repeat.
create table journey_operations (
  id uuid primary key,
  journey_id uuid not null references journeys (id) on delete cascade,
  actor_id uuid,
  revision integer not null,
  request_hash text not null,
  operation jsonb not null,
  answer jsonb not null,
  at timestamptz not null
);
-- The edits of a journey since a revision, in their order.
create unique index journey_operations_journey on journey_operations (journey_id, revision);

-- What was published, self-contained; `content` is the client's, `document` the whole, for history and restoring.
create table journey_snapshots (
  id uuid primary key,
  journey_id uuid not null references journeys (id) on delete cascade,
  number integer not null check (number > 0),
  revision integer not null,
  content jsonb not null,
  document jsonb not null,
  published_by uuid,
  published_at timestamptz not null,
  unique (journey_id, number)
);

create function refuse_snapshot_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is kept as it was';
end $$;
create trigger journey_snapshots_are_kept before update on journey_snapshots
  for each row execute function refuse_snapshot_change();
