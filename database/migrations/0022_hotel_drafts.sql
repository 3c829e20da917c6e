-- A hotel's page as it is being written, beside the page that everybody reads, and every publishing of it.

-- One row a chapter; its frame (lists, pictures, names) and the words of each language have a version of their own.
create table hotel_drafts (
  hotel_id uuid not null references hotels (id) on delete cascade,
  kind text not null,
  frame jsonb not null,
  frame_version integer not null default 1,
  pt jsonb not null,
  pt_version integer not null default 1,
  en jsonb not null,
  en_version integer not null default 1,
  -- Of each field, the fingerprints of both languages when they last said the same.
  agreed jsonb not null,
  updated_at timestamptz not null,
  primary key (hotel_id, kind)
);

-- Every edit by the id its editor's window made for it, kept for good: a repeat after days is still a repeat.
create table hotel_operations (
  id uuid primary key,
  hotel_id uuid not null references hotels (id) on delete cascade,
  kind text not null,
  part text not null check (part in ('frame', 'pt', 'en')),
  version integer not null,
  actor_id uuid,
  at timestamptz not null
);
-- Deleting a hotel looks for its edits.
create index hotel_operations_hotel_id on hotel_operations (hotel_id);

-- What was published, chapter by chapter and language by language.
create table hotel_publications (
  id uuid primary key,
  hotel_id uuid not null references hotels (id) on delete cascade,
  kind text not null,
  language text not null check (language in ('pt', 'en')),
  version integer not null check (version > 0),
  frame jsonb not null,
  words jsonb not null,
  actor_id uuid,
  -- Published by an administrator in the hotel's place.
  is_on_behalf boolean not null default false,
  at timestamptz not null,
  unique (hotel_id, kind, language, version)
);

create function refuse_publication_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is kept as it was';
end $$;
create trigger hotel_publications_are_kept before update on hotel_publications
  for each row execute function refuse_publication_change();
