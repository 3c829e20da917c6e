-- Who owns an agency, whom it asks to join, and what each of its people keeps of what they sell.

alter table agencies add column owner_id uuid references profiles (id) on delete set null;
update agencies a set owner_id = (
  select d.user_id from profile_details d where d.agency_id = a.id order by d.created_at, d.user_id limit 1);
-- The agency that somebody owns: every opening of its earnings asks.
create index agencies_owner_id on agencies (owner_id) where owner_id is not null;

-- Basis points that a person keeps; the rest is the owner's. A commission freezes it when a stay is agreed.
alter table profile_details add column agency_points integer not null default 10000
  check (agency_points between 0 and 10000);

create table agency_invites (
  id uuid primary key,
  agency_id uuid not null references agencies (id) on delete cascade,
  email text not null,
  points integer not null check (points between 0 and 10000),
  created_at timestamptz not null,
  unique (agency_id, email)
);
-- The invitations of one person, by their address.
create index agency_invites_email on agency_invites (email);

-- The agency a stay was sold in, as it was then.
alter table commissions add column agency_id uuid references agencies (id) on delete set null;
-- An agency's commissions by the day they are due; before the rows change, since their shares are checked at the end.
create index commissions_agency_due on commissions (agency_id, due_on, id) where agency_id is not null;
update commissions c set agency_id = d.agency_id
  from bookings b join profile_details d on d.user_id = b.owner_id where b.id = c.booking_id;
