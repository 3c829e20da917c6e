-- Martinhal is a group with four hotels; each of the featured hotels keeps the hours of its place.
update hotels set kind = 'group', time_zone = 'Europe/Lisbon' where slug = 'martinhal-luxury-resorts';
update hotels set time_zone = 'Indian/Maldives' where slug = 'velaa-private-island';

-- What a hotel keeps beside its page: seasons, perks by programme with their validity, and who is on duty when.
create table hotel_sheets (
  hotel_id uuid primary key references hotels (id) on delete cascade,
  -- As domain/hotels/sheets.ts has it.
  content jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null
);

-- The collection in its order, and the register of administrators by name.
create index hotels_collection on hotels (position, name, id) where is_published and group_id is null;
create index hotels_register on hotels (lower(name), id);
