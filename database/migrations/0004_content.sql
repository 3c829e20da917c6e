-- What the public site shows and an administrator edits, who asked for the letter, and how often pages are read.

-- Every node forgets its kept pages when this is heard, so an edit shows at once.
create function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end
$$;

create table settings (
  key text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table faq_entries (
  id uuid primary key,
  topic text not null check (topic in ('hotels', 'advisors', 'community', 'account')),
  question jsonb not null,
  answer jsonb not null,
  link jsonb,
  position integer not null,
  is_published boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table hotels (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  place jsonb not null,
  style text not null check (style in
    ('family_resort', 'private_island', 'beach', 'city', 'countryside', 'mountain', 'wilderness', 'wellness')),
  headline jsonb not null,
  summary jsonb not null,
  picture jsonb not null,
  facts jsonb not null default '[]',
  position integer not null,
  is_featured boolean not null default false,
  is_published boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row a chapter, each with its own version: two people may write two chapters of one hotel at the same time.
create table hotel_chapters (
  hotel_id uuid not null references hotels (id) on delete cascade,
  kind text not null check (kind in ('overview', 'founders', 'pillars', 'accommodations', 'gastronomy',
    'wellness', 'gallery', 'location', 'villas', 'accolades')),
  position integer not null,
  content jsonb not null,
  is_published boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (hotel_id, kind)
);

create table heroes (
  id uuid primary key,
  page text not null,
  kind text not null check (kind in ('image', 'video_file', 'video_embed')),
  picture jsonb not null,
  -- The film: a name of the house's art, a path under /files, or the address of an embedded one.
  film text,
  alt jsonb not null,
  focal_points jsonb not null,
  position integer not null,
  starts_at timestamptz,
  ends_at timestamptz,
  is_published boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((kind = 'image') = (film is null)),
  check (ends_at > starts_at)
);
-- Each rendering of a page asks for the heroes of that page.
create index heroes_page on heroes (page, position) where is_published;

create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique,
  language text not null check (language in ('pt', 'en')),
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null
);
-- The nightly sweep forgets those who never confirmed.
create index newsletter_subscribers_unconfirmed on newsletter_subscribers (created_at) where confirmed_at is null;

-- Each letter carries a link of its own, so that an older letter's link still works after a newer one.
create table newsletter_links (
  token_hash text primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  created_at timestamptz not null
);
-- Deleting a subscriber looks for their links.
create index newsletter_links_subscriber_id on newsletter_links (subscriber_id);

-- Counts alone: nothing about who read. The key begins with the day, since reports ask for a range of days.
create table page_views (
  day date not null,
  path text not null,
  language text not null check (language in ('pt', 'en')),
  views bigint not null default 0,
  primary key (day, path, language)
);

create trigger settings_changed after insert or update or delete or truncate on settings
  for each statement execute function notify_content();
create trigger faq_entries_changed after insert or update or delete or truncate on faq_entries
  for each statement execute function notify_content();
create trigger hotels_changed after insert or update or delete or truncate on hotels
  for each statement execute function notify_content();
create trigger hotel_chapters_changed after insert or update or delete or truncate on hotel_chapters
  for each statement execute function notify_content();
create trigger heroes_changed after insert or update or delete or truncate on heroes
  for each statement execute function notify_content();
