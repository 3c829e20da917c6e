-- What the loop stands on: groups and properties, the people of a hotel, and the terms we sell it under.

alter table hotels
  -- A group has a page like a hotel, and hotels of its own; only hotels are booked.
  add column kind text not null default 'hotel' check (kind in ('hotel', 'group')),
  add column group_id uuid references hotels (id),
  -- Days, deadlines and hours on duty are those of the place.
  add column time_zone text not null default 'America/Sao_Paulo',
  add constraint hotels_group_has_no_group check (kind = 'hotel' or group_id is null);
-- The hotels of a group, on its page and in its portal.
create index hotels_group_id on hotels (group_id) where group_id is not null;

-- Who works for which hotel, and in which part; one person may hold several hotels.
create table hotel_members (
  hotel_id uuid not null references hotels (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  part text not null check (part in ('owner', 'editor', 'reservations', 'finance')),
  created_at timestamptz not null,
  primary key (hotel_id, user_id)
);
-- The hotels of one person: every request of a hotel's portal asks.
create index hotel_members_user_id on hotel_members (user_id, hotel_id);

-- The terms of a hotel, one row a version; what is booked keeps the version it was booked under.
create table hotel_contracts (
  id uuid primary key,
  hotel_id uuid not null references hotels (id) on delete cascade,
  version integer not null check (version > 0),
  starts_on date not null,
  ends_on date,
  -- The terms as domain/hotels/contracts.ts has them: currency, rate plans, what is commissionable, due rule, route.
  terms jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  unique (hotel_id, version),
  check (ends_on >= starts_on)
);
-- The version in force on a day.
create index hotel_contracts_in_force on hotel_contracts (hotel_id, starts_on desc, version desc);

create function refuse_contract_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a contract is kept as it is; write the next one';
end $$;
create trigger hotel_contracts_are_kept before update on hotel_contracts
  for each row execute function refuse_contract_change();
