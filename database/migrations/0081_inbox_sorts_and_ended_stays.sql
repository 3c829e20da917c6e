-- What a hotel's inbox is sorted by, each in the very form in which server/bookings/list/queries.ts asks for it.

-- What is due first: what nobody waits for comes last, as if it were due on a day that is nobody's.
drop index bookings_hotel_due;
create index bookings_hotel_due on bookings (hotel_id, coalesce(due_at, timestamptz '2200-01-01 00:00:00+00'), id);
-- Who arrives first.
create index bookings_hotel_arrival on bookings (hotel_id, check_in, id);

-- What was to be done before a stay closes when the stay has ended (domain/checkpoints/standing.ts), also of stays
-- that ended before this was so.
alter table checkpoints drop constraint checkpoints_reason_check;
alter table checkpoints add constraint checkpoints_reason_check
  check (reason in ('hotel_took', 'not_needed', 'other_way', 'not_kept', 'cancelled', 'stay_over'));
update checkpoints c set state = 'waived', reason = 'stay_over', closed_at = now(), updated_at = now(),
  version = version + 1
where c.state = 'open' and c.template is not null
  and c.kind in ('payment', 'preferences', 'documents', 'contact')
  and exists (select from bookings b where b.state = 'stayed'
    and (b.id = c.booking_id or (c.booking_id is null and b.journey_id = c.journey_id)))
  and not exists (select from bookings b where b.state in ('accepted', 'change_requested')
    and (b.id = c.booking_id or (c.booking_id is null and b.journey_id = c.journey_id)));
