-- What a material looks like and is found by beside its file; collections; whom a hotel knows by name.

-- The first page of a PDF, or a moment of a film, as a picture of its own.
alter table material_versions add column preview_file_id uuid references files (id);
alter table material_uploads add column preview_file_id uuid references files (id) on delete set null;
-- Removing a file asks whose picture it is.
create index material_versions_preview_file_id on material_versions (preview_file_id)
  where preview_file_id is not null;
create index material_uploads_preview_file_id on material_uploads (preview_file_id)
  where preview_file_id is not null;

-- Words it is found by, and what a picture shows for those who cannot see it.
alter table material_versions add column tags text[] not null default '{}';
alter table material_versions add column alt_pt text;
alter table material_versions add column alt_en text;
-- The tags of the version that is shown, which the search reads with the title.
alter table materials add column tags text not null default '';
alter table materials drop column search;
alter table materials add column search text not null
  generated always as (fold_text(title || ' ' || words || ' ' || tags)) stored;
-- What a word typed anywhere in the kit finds.
create index materials_search on materials using gin (search gin_trgm_ops);
-- The kit by title.
create index materials_title on materials (search, id) where shown_version_id is not null;

-- What somebody keeps together under a name of their own.
create table material_collections (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  name text not null,
  created_at timestamptz not null
);
-- A person's collections, and no two of one name.
create unique index material_collections_name on material_collections (user_id, lower(name));

create table material_collection_items (
  collection_id uuid not null references material_collections (id) on delete cascade,
  material_id uuid not null references materials (id) on delete cascade,
  at timestamptz not null,
  primary key (collection_id, material_id)
);
-- Removing a material looks for the collections it is in.
create index material_collection_items_material on material_collection_items (material_id);

-- Whom a hotel knows by name: whoever has made a request to it, since the first one.
create table hotel_introductions (
  hotel_id uuid not null references hotels (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  since timestamptz not null,
  primary key (hotel_id, user_id)
);
-- When somebody leaves.
create index hotel_introductions_user_id on hotel_introductions (user_id);
insert into hotel_introductions (hotel_id, user_id, since)
  select hotel_id, user_id, min(at) from material_requests group by hotel_id, user_id;

-- Who took something of a hotel in a month.
create index material_takes_material on material_takes (material_id, at);
