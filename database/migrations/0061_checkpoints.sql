-- What is to be done for a journey on a day: made from a template when a stay is agreed, or written by whoever sells.

create table checkpoints (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  journey_id uuid references journeys (id) on delete cascade,
  booking_id uuid references bookings (id) on delete cascade,
  kind text not null check (kind in ('payment', 'preferences', 'documents', 'contact', 'feedback', 'own')),
  -- Which of domain/checkpoints/templates.ts it is; none for what somebody wrote.
  template text,
  -- Empty where the template's own words hold.
  title text not null,
  note text not null,
  -- The day its template gives it, which moves with the stay.
  planned_on date,
  due_on date not null,
  due_time text check (due_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  snoozed_until date,
  day date not null generated always as (coalesce(snoozed_until, due_on)) stored,
  is_edited boolean not null default false,
  amount bigint check (amount >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'open' check (state in ('open', 'done', 'waived')),
  closed_at timestamptz,
  reason text check (reason in ('hotel_took', 'not_needed', 'other_way', 'cancelled')),
  reason_note text not null default '',
  is_overdue_told boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'waived') = (reason is not null)),
  check ((amount is null) = (currency is null))
);
-- One of each template for a stay, or for a journey as a whole.
create unique index checkpoints_template on checkpoints (coalesce(booking_id, journey_id), template)
  where template is not null;
-- The days of one person.
create index checkpoints_owner on checkpoints (owner_id, day, id);
-- What is open of one person, however long it is overdue.
create index checkpoints_open on checkpoints (owner_id, day) where state = 'open';
-- What the morning announces.
create index checkpoints_morning on checkpoints (day) where state = 'open' and not is_overdue_told;
create index checkpoints_journey on checkpoints (journey_id) where journey_id is not null;
create index checkpoints_booking on checkpoints (booking_id) where booking_id is not null;

-- The address under which a person's own calendar reads them.
create table checkpoint_feeds (
  id uuid primary key,
  owner_id uuid not null unique references profiles (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);
