-- A transfer that was recorded by mistake is taken back as far as nobody has matched it. One of which nothing counted
-- leaves its reference free, so that it can be recorded as it really came.
alter table payments add column reversed_at timestamptz;
alter table payments drop constraint payments_hotel_id_reference_key;
create unique index payments_hotel_reference on payments (hotel_id, reference) where reversed_at is null;
