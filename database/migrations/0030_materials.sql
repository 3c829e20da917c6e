-- The sales kit: what a hotel gives to sell it with, in versions, with who took which.

-- A slot: hotel, type, language and season; the part tells photographs of one hotel apart.
create table materials (
  id uuid primary key,
  hotel_id uuid not null references hotels (id) on delete cascade,
  type text not null check (type in
    ('fact_sheet', 'photo', 'film', 'presentation', 'rate_sheet', 'menu', 'floor_plan', 'logo')),
  language text not null check (language in ('pt', 'en', 'none')),
  season text not null check (season ~ '^(all|20[0-9]{2})$'),
  part text not null default '',
  title text not null,
  -- What it is found by beside its title: hotel, type in both languages, season.
  words text not null default '',
  search text not null generated always as (fold_text(title || ' ' || words)) stored,
  -- The version that whoever sells is shown, with its times; nothing before the first one is published.
  shown_version_id uuid,
  opens_at timestamptz,
  closes_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  unique (hotel_id, type, language, season, part)
);
-- What a word typed anywhere in the kit finds.
create index materials_search on materials using gin (search gin_trgm_ops);
-- The kit, newest first and by title, of all hotels and of one.
create index materials_published on materials (published_at desc, id desc) where shown_version_id is not null;
create index materials_title on materials (search, id) where shown_version_id is not null;
create index materials_hotel on materials (hotel_id, published_at desc) where shown_version_id is not null;

create table material_versions (
  id uuid primary key,
  material_id uuid not null references materials (id) on delete cascade,
  number integer not null check (number > 0),
  state text not null check (state in
    ('uploaded', 'in_review', 'returned', 'published', 'superseded', 'expired')),
  file_id uuid not null references files (id),
  pages integer,
  changes text,
  credit text,
  -- Days as they were typed; the instants are those days in the hotel's zone.
  valid_from date,
  valid_until date,
  embargo_until date,
  opens_at timestamptz not null,
  closes_at timestamptz,
  comment text check (state <> 'returned' or comment is not null),
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null,
  published_at timestamptz,
  unique (material_id, number),
  check (valid_until >= valid_from),
  check ((published_at is not null) = (state in ('published', 'superseded', 'expired')))
);
alter table materials add constraint materials_shown_version
  foreign key (shown_version_id) references material_versions (id) on delete set null deferrable initially deferred;
-- The administrators' queue, the longest waiting first.
create index material_versions_waiting on material_versions (created_at, id) where state = 'in_review';
-- What a new hour opens or ends.
create index material_versions_opening on material_versions (opens_at) where state = 'published';
create index material_versions_closing on material_versions (closes_at) where state = 'published';
-- Removing a file asks whose it is.
create index material_versions_file_id on material_versions (file_id);

-- The distinct words of the kit, to put typing mistakes right (decision 0013).
create table material_words (word text primary key);
create index material_words_alike on material_words using gin (word gin_trgm_ops);

-- Who took which version, and by which way.
create table material_takes (
  id uuid primary key,
  version_id uuid not null references material_versions (id) on delete cascade,
  material_id uuid not null references materials (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  way text not null check (way in ('file', 'zip', 'client_link')),
  at timestamptz not null
);
-- What a person holds, and of which version: each reading of the kit asks.
create index material_takes_person on material_takes (user_id, material_id, at desc);
-- Who took a version: whom a recall tells, and what the hotel counts.
create index material_takes_version on material_takes (version_id, user_id);

create table material_favourites (
  user_id uuid not null references profiles (id) on delete cascade,
  material_id uuid not null references materials (id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, material_id)
);
-- Removing a material looks for whose favourite it is.
create index material_favourites_material on material_favourites (material_id);

-- Until when a person has read the kit.
create table material_visits (
  user_id uuid primary key references profiles (id) on delete cascade,
  read_until timestamptz not null
);

-- What people who sell miss in a kit, once a person and slot while it is missing.
create table material_requests (
  id uuid primary key,
  hotel_id uuid not null references hotels (id) on delete cascade,
  type text not null,
  language text not null,
  words text,
  user_id uuid not null references profiles (id) on delete cascade,
  at timestamptz not null,
  unique (hotel_id, type, language, user_id)
);
-- A person's own requests, for their copy and when they leave.
create index material_requests_person on material_requests (user_id);

-- Links that end. They name slots, not files: what they open is looked up, and judged, when they are opened.
create table material_links (
  id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('own', 'client')),
  material_ids uuid[] not null check (cardinality(material_ids) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  openings integer not null default 0
);
-- The links a person sent, newest first.
create index material_links_person on material_links (user_id, created_at desc) where kind = 'client';
-- The nightly sweep forgets what ended.
create index material_links_expires_at on material_links (expires_at);

-- Uploads that arrived whole and were recognised, until a version is made of them; swept after a day. Whoever leaves
-- meanwhile leaves the row to the sweep, which removes the file with it.
create table material_uploads (
  id text primary key,
  user_id uuid not null,
  file_id uuid not null references files (id) on delete cascade,
  pages integer,
  created_at timestamptz not null
);
-- The sweep asks for the old ones.
create index material_uploads_created_at on material_uploads (created_at);
-- Removing a file asks whether it waits here.
create index material_uploads_file_id on material_uploads (file_id);
