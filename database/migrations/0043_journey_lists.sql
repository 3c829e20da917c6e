-- What boards and lists of journeys and clients are searched and summed by.

alter table journeys
  -- What the client pays for the option taken, or for the first one published; in the journey's currency.
  add column worth bigint,
  add column search text not null generated always as (fold_text(title)) stored;
-- Finding a journey by any part of its title.
create index journeys_search on journeys using gin (search gin_trgm_ops);
-- The columns of one person's board: the latest of each state, and how many there are.
create index journeys_owner_state on journeys (owner_id, state, updated_at desc, id);

-- Name and address alone are searched: what is said of health, diet and children is not.
alter table clients
  add column search text not null generated always as (fold_text(full_name || ' ' || coalesce(email, ''))) stored;
create index clients_search on clients using gin (search gin_trgm_ops);

-- A stay keeps the id of a hotel that has left, as everything published of it does.
alter table journey_blocks drop constraint journey_blocks_hotel_id_fkey;
