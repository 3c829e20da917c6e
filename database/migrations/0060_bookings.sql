-- Stays that are asked of a hotel, or were booked elsewhere and are affirmed by it.

create table bookings (
  id uuid primary key,
  -- What people call it on the phone.
  reference text not null unique,
  -- Whoever sells it. The id outlives the account: books keep it and nothing else.
  owner_id uuid not null,
  hotel_id uuid not null references hotels (id),
  -- The version of the terms it was made under.
  contract_id uuid not null references hotel_contracts (id),
  journey_id uuid references journeys (id) on delete set null,
  block_id uuid references journey_blocks (id) on delete set null,
  source text not null check (source in ('request', 'gds', 'programme', 'email', 'phone')),
  state text not null check (state in ('registered', 'sent', 'optioned', 'countered', 'accepted', 'change_requested',
    'declined', 'withdrawn', 'lapsed', 'cancelled', 'no_show', 'stayed')),
  waits_for text check (waits_for in ('seller', 'hotel')),
  is_asked boolean not null default false,
  check_in date not null,
  check_out date not null,
  people integer not null check (people > 0),
  children integer not null check (children >= 0),
  rooms integer not null check (rooms > 0),
  wishes text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total bigint not null check (total >= 0),
  commission bigint not null check (commission >= 0),
  -- What one side proposed and the other has not answered yet.
  proposal jsonb,
  confirmation_number text,
  -- Payments, free until, penalties and promised perks, as domain/bookings/steps.ts has them.
  terms jsonb,
  option_until timestamptz,
  reason text,
  -- The clock of an answer: when half and all of the hours on duty are over; what was left when a question stopped it.
  half_at timestamptz,
  due_at timestamptz,
  left_ms bigint,
  half_told_at timestamptz,
  late_at timestamptz,
  -- Hours on duty until the first answer, in minutes.
  answered_minutes integer,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search text not null generated always as (fold_text(reference || ' ' || coalesce(confirmation_number, ''))) stored,
  check (check_out > check_in),
  check ((state = 'optioned') = (option_until is not null))
);
-- A hotel gives a number once.
create unique index bookings_confirmation on bookings (hotel_id, confirmation_number)
  where confirmation_number is not null and state not in ('declined', 'withdrawn', 'lapsed');
-- One stay of a journey is asked for once at a time.
create unique index bookings_block on bookings (block_id)
  where block_id is not null and state not in ('declined', 'withdrawn', 'lapsed', 'cancelled', 'no_show');
-- A hotel's inbox: by folder, latest first, or what is due first.
create index bookings_hotel on bookings (hotel_id, created_at desc, id desc);
create index bookings_hotel_due on bookings (hotel_id, due_at, id) where waits_for = 'hotel';
create index bookings_hotel_waiting on bookings (hotel_id, waits_for) where waits_for is not null;
create index bookings_hotel_state on bookings (hotel_id, state);
-- The bookings of whoever sells, and of one journey.
create index bookings_owner on bookings (owner_id, created_at desc, id desc);
create index bookings_journey on bookings (journey_id) where journey_id is not null;
create index bookings_contract on bookings (contract_id);
create index bookings_search on bookings using gin (search gin_trgm_ops);
-- What the clock brings about.
create index bookings_clock on bookings (due_at) where waits_for = 'hotel' and due_at is not null;
create index bookings_options on bookings (option_until) where state = 'optioned';
create index bookings_ends on bookings (check_out) where state in ('accepted', 'change_requested');
-- The house's queue of late answers, the longest first.
create index bookings_late on bookings (late_at) where late_at is not null and waits_for = 'hotel';

create table booking_rooms (
  booking_id uuid not null references bookings (id) on delete cascade,
  position integer not null check (position >= 0),
  category text not null,
  rate_plan text not null,
  price bigint not null check (price >= 0),
  guests jsonb not null,
  primary key (booking_id, position)
);

-- What happened and what was said, in its order; notes are the hotel's own.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  kind text not null,
  by text not null check (by in ('seller', 'hotel', 'time')),
  actor_id uuid,
  name text not null,
  body text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index booking_events_booking on booking_events (booking_id, id);

-- Links in mails: one booking, one set of actions, until a day, once.
create table booking_links (
  id uuid primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  token_hash text not null unique,
  email text not null,
  name text not null,
  language text not null check (language in ('pt', 'en')),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index booking_links_booking on booking_links (booking_id);
