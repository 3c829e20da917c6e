-- The public page of whoever sells, the addresses it had, and what it brought.

create table stores (
  id uuid primary key,
  -- One store a person; it goes with them.
  owner_id uuid not null unique references profiles (id) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  is_published boolean not null default false,
  published_at timestamptz check (not is_published or published_at is not null),
  -- Words in both languages (domain/stores/stores.ts).
  headline jsonb not null default '{"pt": "", "en": ""}',
  bio jsonb not null default '{"pt": "", "en": ""}',
  theme text not null default 'paper' check (theme in ('paper', 'jacaranda', 'night')),
  accent text not null default '#7a5a22' check (accent ~ '^#[0-9a-f]{6}$'),
  picture text not null default 'velaa-overwater-villa',
  -- The sections in their order, each shown or put aside.
  sections jsonb not null default '[]',
  -- What of the profile everybody may read here.
  shows text[] not null default '{agency,city,languages,specialties}',
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The sitemap: what is shown, in the order of its addresses.
create index stores_published on stores (slug) where is_published;

-- Every address a store has or had. One that was given away is nobody else's, even when its store is gone: a printed
-- card never leads to another person.
create table store_slugs (
  slug text primary key,
  -- An address is taken before its store is made, in the same transaction.
  store_id uuid references stores (id) on delete set null deferrable initially deferred,
  since timestamptz not null
);
-- The addresses of a store, and those it leaves behind when it goes.
create index store_slugs_store on store_slugs (store_id);

-- How often a store was visited on a day of ours, by where people came from: no person, no address.
create table store_visits (
  store_id uuid not null references stores (id) on delete cascade,
  day date not null,
  source text not null check (source in ('direct', 'whatsapp', 'instagram', 'qr', 'search', 'site', 'other')),
  views integer not null check (views > 0),
  primary key (store_id, day, source)
);

-- A talk that somebody began on WhatsApp: the reference that its text carries, and nothing of who began it.
create table store_talks (
  reference text primary key,
  store_id uuid not null references stores (id) on delete cascade,
  source text not null check (source in ('direct', 'whatsapp', 'instagram', 'qr', 'search', 'site', 'other')),
  at timestamptz not null
);
-- A store's talks, the latest first.
create index store_talks_store on store_talks (store_id, at desc, reference);

-- Who wrote to a seller by their store.
create table store_leads (
  id uuid primary key,
  store_id uuid not null references stores (id) on delete cascade,
  reference text not null unique,
  name text not null,
  email text not null,
  message text not null,
  language text not null check (language in ('pt', 'en')),
  source text not null check (source in ('direct', 'whatsapp', 'instagram', 'qr', 'search', 'site', 'other')),
  at timestamptz not null
);
-- A store's requests, the latest first.
create index store_leads_store on store_leads (store_id, at desc, id);
-- What a person wrote, when they ask for their data or leave, and when a stay of theirs is agreed.
create index store_leads_email on store_leads (email);

-- The bookings that came by a store; a booking keeps its books by its id alone.
create table store_bookings (
  booking_id uuid primary key,
  store_id uuid not null references stores (id) on delete cascade,
  source text not null check (source in ('direct', 'whatsapp', 'instagram', 'qr', 'search', 'site', 'other')),
  at timestamptz not null
);
-- A store's bookings by day.
create index store_bookings_store on store_bookings (store_id, at desc);

-- Kept pages: a store's own page, under its address of before and of now.
create trigger store_changed after insert or update or delete on stores
  for each row execute function notify_content('store', 'slug');
create trigger stores_emptied after truncate on stores
  for each statement execute function notify_content('store');

-- What a store shows of its owner: the row's column that holds the person is the trigger's argument.
create function notify_store_of_owner() returns trigger language plpgsql as $$
declare
  person uuid;
begin
  if tg_op = 'DELETE' then
    execute format('select ($1).%I', tg_argv[0]) into person using old;
  else
    execute format('select ($1).%I', tg_argv[0]) into person using new;
  end if;
  perform pg_notify('content', 'store:' || slug) from stores where owner_id = person;
  return null;
end
$$;
create trigger profiles_store after update of full_name, status, avatar_url on profiles
  for each row execute function notify_store_of_owner('id');
create trigger profile_details_store after insert or update or delete on profile_details
  for each row execute function notify_store_of_owner('user_id');
create trigger travel_advisors_store after insert or update or delete on travel_advisors
  for each row execute function notify_store_of_owner('user_id');

-- The name of an agency stands on the stores of everybody in it.
create function notify_stores_of_agency() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', 'store:' || s.slug)
    from stores s join profile_details d on d.user_id = s.owner_id where d.agency_id = new.id;
  return null;
end
$$;
create trigger agencies_stores after update of name on agencies
  for each row execute function notify_stores_of_agency();
