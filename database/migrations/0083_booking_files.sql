-- Files that either side of a booking put on its record; each is an entry of the conversation.

create table booking_files (
  file_id uuid primary key references files (id) on delete cascade,
  booking_id uuid not null references bookings (id) on delete cascade,
  event_id bigint not null unique references booking_events (id) on delete cascade,
  -- As its sender called it.
  name text not null
);
-- The files of one record.
create index booking_files_booking on booking_files (booking_id);
-- What somebody did, to take their name out of it when they leave.
create index booking_events_actor on booking_events (actor_id) where actor_id is not null;
