-- What a hotel promised at acceptance is looked at on arrival, by whoever sold the stay or by the guest.

alter table checkpoints drop constraint checkpoints_kind_check;
alter table checkpoints add constraint checkpoints_kind_check
  check (kind in ('payment', 'preferences', 'documents', 'contact', 'arrival', 'feedback', 'own'));
alter table checkpoints drop constraint checkpoints_reason_check;
alter table checkpoints add constraint checkpoints_reason_check
  check (reason in ('hotel_took', 'not_needed', 'other_way', 'not_kept', 'cancelled'));
alter table checkpoints add column closed_by text check (closed_by in ('owner', 'guest'));

-- The link by which guests say whether it was kept: one booking, until a day, one at a time.
create table guest_links (
  id uuid primary key,
  booking_id uuid not null unique references bookings (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
