-- Search inside words over many rows: trigram indexes (decision 0013).
create extension if not exists pg_trgm;

-- A text without accents and case, as foldText of domain/search.ts makes it.
create function fold_text(written text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(written, nfd), '[\u0300-\u036f]', '', 'g'));

alter table profiles add column search text not null generated always as (fold_text(full_name)) stored;
-- People by a part of their name.
create index profiles_search on profiles using gin (search gin_trgm_ops);
-- People by a part of their address.
create index users_email_search on auth.users using gin (email gin_trgm_ops);

alter table invites add column search text not null
  generated always as (fold_text(full_name || ' ' || email)) stored;
-- Invitations by a part of the name or the address.
create index invites_search on invites using gin (search gin_trgm_ops);

-- The people of a status: who waits, the longest first; the latest decided first; by name.
drop index profiles_status_created_at, profiles_status_updated_at;
create index profiles_status_created_at on profiles (status, created_at, id);
create index profiles_status_updated_at on profiles (status, updated_at, id);
create index profiles_status_search on profiles (status, search, id);
