-- Events with their registrations, appointments and doors (loop: event registration).

create table events (
  id uuid primary key,
  -- What stands on the door and in the check-in's address.
  code text not null unique check (code ~ '^[A-Z0-9]{4,12}$'),
  slug text not null unique,
  kind text not null check (kind in ('event', 'fam_trip', 'roadshow')),
  title jsonb not null,
  headline jsonb not null,
  lead jsonb not null,
  picture text not null,
  venue text not null,
  address text not null,
  city text not null,
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  doors_open_at timestamptz not null,
  doors_close_at timestamptz not null,
  capacity integer not null check (capacity > 0),
  audience text not null check (audience in ('public', 'members', 'roles')),
  roles text[] not null default '{}',
  questions jsonb not null,
  programme jsonb not null,
  state text not null check (state in ('draft', 'published', 'cancelled')),
  cancel_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search text not null generated always as (
    fold_text((title ->> 'pt') || ' ' || (title ->> 'en') || ' ' || venue || ' ' || city || ' ' || code)
  ) stored,
  check (starts_at < ends_at and doors_open_at <= starts_at and doors_open_at < doors_close_at and doors_close_at <= ends_at)
);
-- What is still to come or has just been, and the register by day.
create index events_starts_at on events (starts_at, id);
create index events_search on events using gin (search gin_trgm_ops);

create table event_scanners (
  id uuid primary key,
  event_id uuid not null references events (id) on delete cascade,
  door text not null,
  -- The one-time link until it is used, then the device's own secret; both as hashes.
  enrol_hash text unique,
  enrol_expires_at timestamptz not null,
  device_hash text unique,
  enrolled_at timestamptz,
  revoked_at timestamptz,
  seen_at timestamptz,
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null
);
-- The doors of an event.
create index event_scanners_event_id on event_scanners (event_id, created_at, id);
create index event_scanners_created_by on event_scanners (created_by);

create table registrations (
  id uuid primary key,
  event_id uuid not null references events (id) on delete cascade,
  user_id uuid references profiles (id) on delete set null,
  name text not null,
  -- Null for somebody who came without a registration, and once their data has gone.
  email text,
  language text not null default 'pt' check (language in ('pt', 'en')),
  answers jsonb not null default '[]',
  state text not null check (state in ('applied', 'waiting', 'registered', 'checked_in', 'cancelled', 'declined')),
  reason text,
  -- A new ticket makes the old one worth nothing.
  ticket_version integer not null default 1,
  code text not null,
  -- The order of the waiting list; never given twice, whatever the clock says.
  queue_number bigint generated always as identity,
  is_walk_in boolean not null default false,
  -- A code that a mail brought, for a short while and a few tries.
  mail_code_hash text,
  mail_code_expires_at timestamptz,
  mail_code_tries integer not null default 0,
  checked_in_at timestamptz,
  -- When we heard of it: the undo's five minutes count from here.
  check_in_heard_at timestamptz,
  checked_in_by uuid references event_scanners (id) on delete set null,
  attended_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  forgotten_at timestamptz,
  search text not null generated always as (fold_text(name || ' ' || coalesce(email, ''))) stored,
  unique (event_id, code)
);
-- One person has one standing registration for an event; a repeat finds it here.
create unique index registrations_standing_email on registrations (event_id, email)
  where state not in ('cancelled', 'declined') and email is not null;
-- How many have a place, who is next of those who wait, who is inside.
create index registrations_event_state on registrations (event_id, state, queue_number);
-- The list of an event by age and by name.
create index registrations_event_created on registrations (event_id, created_at, id);
create index registrations_event_search on registrations (event_id, search, id);
create index registrations_search on registrations using gin (search gin_trgm_ops);
-- A person's own; deleting one looks them up.
create index registrations_user_id on registrations (user_id);
create index registrations_email on registrations (email) where email is not null;
create index registrations_checked_in_by on registrations (checked_in_by);
-- Who has come in and has not been counted yet: a few, at any time.
create index registrations_to_settle on registrations (check_in_heard_at)
  where state = 'checked_in' and attended_at is null;

create table event_appointments (
  id uuid primary key,
  event_id uuid not null references events (id) on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 240),
  host text not null,
  place text not null,
  -- A guest has one appointment of each event.
  registration_id uuid unique references registrations (id) on delete set null
);
-- The agenda of a roadshow.
create index event_appointments_event on event_appointments (event_id, starts_at, id);

create table check_ins (
  -- Made by the scanner: the same reading, sent twice, is one.
  id uuid primary key,
  event_id uuid not null references events (id) on delete cascade,
  registration_id uuid references registrations (id) on delete set null,
  scanner_id uuid references event_scanners (id) on delete set null,
  kind text not null check (kind in ('scan', 'person', 'walk_in', 'undo', 'self')),
  result text not null,
  outcome jsonb not null,
  reason text,
  -- By our clock, from the scanner's.
  at timestamptz not null,
  heard_at timestamptz not null
);
-- What happened at a door, and how often it was read there.
create index check_ins_event on check_ins (event_id, heard_at, id);
create index check_ins_scanner on check_ins (scanner_id);
create index check_ins_registration on check_ins (registration_id);

-- The list of events and each one's page, which also says how many places are left.
create trigger events_changed after insert or update or delete or truncate on events
  for each statement execute function notify_content('events');
create trigger event_changed after insert or update or delete on events
  for each row execute function notify_content('event', 'slug');
create trigger events_emptied after truncate on events
  for each statement execute function notify_content('event');

create function notify_event_of_registration() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', 'events');
  perform pg_notify('content', 'event:' || slug) from events
    where id = case tg_op when 'DELETE' then old.event_id else new.event_id end;
  return null;
end
$$;
create trigger registration_came after insert or delete on registrations
  for each row execute function notify_event_of_registration();
-- Who is inside had a place before: the door changes no page.
create trigger registration_moved after update of state on registrations for each row
  when ((old.state in ('registered', 'checked_in')) <> (new.state in ('registered', 'checked_in'))
    or (old.state = 'waiting') <> (new.state = 'waiting'))
  execute function notify_event_of_registration();
create trigger registrations_emptied after truncate on registrations
  for each statement execute function notify_content('event');

-- Points for an attended event have the registration as their evidence, beside whatever else is evidence already.
do $$
declare
  said text;
begin
  select replace(pg_get_constraintdef(oid), '''referral''::text', '''referral''::text, ''event''::text') into said
    from pg_constraint where conname = 'reputation_events_evidence_kind_check';
  alter table reputation_events drop constraint reputation_events_evidence_kind_check;
  execute 'alter table reputation_events add constraint reputation_events_evidence_kind_check ' || said;
end
$$;
