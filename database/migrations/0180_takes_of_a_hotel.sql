-- Who took what of a hotel, as a list: each take says whose material it is, so that one index has a hotel's takes in
-- their order and no page or count has to join the materials.
set local statement_timeout = 0;
alter table material_takes add column hotel_id uuid references hotels (id) on delete cascade;
update material_takes t set hotel_id = m.hotel_id from materials m where m.id = t.material_id;
alter table material_takes alter column hotel_id set not null;
-- The takes of a hotel, the latest first, whole and from any row on.
create index material_takes_hotel on material_takes (hotel_id, at desc, id desc);
-- Those of one way, and how many each way has.
create index material_takes_hotel_way on material_takes (hotel_id, way, at desc, id desc);
-- The links a person sent, the latest first, from any row on.
create index material_links_sent on material_links (user_id, created_at desc, id desc) where kind = 'client';
drop index material_links_person;
