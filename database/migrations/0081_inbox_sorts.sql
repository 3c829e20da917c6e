-- What a hotel's inbox is sorted by, each in the very form in which server/bookings/list/queries.ts asks for it.

-- What is due first: what nobody waits for comes last, as if it were due on a day that is nobody's.
drop index bookings_hotel_due;
create index bookings_hotel_due on bookings (hotel_id, coalesce(due_at, timestamptz '2200-01-01 00:00:00+00'), id);
-- Who arrives first.
create index bookings_hotel_arrival on bookings (hotel_id, check_in, id);
