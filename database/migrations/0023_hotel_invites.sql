-- An invitation to work for a hotel says for which one, and in which part.
alter table invites
  add column hotel_id uuid references hotels (id) on delete cascade,
  add column hotel_part text check (hotel_part in ('owner', 'editor', 'reservations', 'finance')),
  add constraint invites_hotel_and_part check ((hotel_id is null) = (hotel_part is null)),
  add constraint invites_hotel_role check (hotel_id is null or role = 'hotel');
-- The open invitations of a hotel, on its people's page.
create index invites_hotel_id on invites (hotel_id) where hotel_id is not null;
