-- Campaigns that members take under their own name, the links they give away, and what came of them.

create table campaigns (
  id uuid primary key,
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  -- Words as domain/marketing/campaigns.ts has them, in both languages.
  title jsonb not null,
  headline jsonb not null,
  subline jsonb,
  captions jsonb not null,
  facts jsonb not null,
  terms jsonb not null,
  -- The picture set: the house's art (art:name) or a photograph of a hotel's kit (material:id).
  pictures text[] not null check (cardinality(pictures) between 1 and 8),
  -- Days as they were typed; the instants are those days in São Paulo.
  starts_on date not null,
  ends_on date not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  reason text check (state <> 'withdrawn' or reason is not null),
  version integer not null default 1,
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null,
  published_at timestamptz check (state = 'draft' or published_at is not null),
  search text not null generated always as (fold_text((title ->> 'pt') || ' ' || (title ->> 'en'))) stored,
  check (ends_on >= starts_on)
);
-- What members see, the latest first, and what an hour opens.
create index campaigns_published on campaigns (opens_at desc, id) where state = 'published';
-- The administrators' list, by the first day.
create index campaigns_starts_on on campaigns (starts_on, id);
-- Campaigns by words in their title.
create index campaigns_search on campaigns using gin (search gin_trgm_ops);

create table campaign_hotels (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  hotel_id uuid not null references hotels (id) on delete cascade,
  position integer not null,
  primary key (campaign_id, hotel_id)
);
-- The campaigns of a hotel: the month's account of our work.
create index campaign_hotels_hotel on campaign_hotels (hotel_id);

-- One link a member and campaign; where a click came from is a letter after the code.
create table short_links (
  id uuid primary key,
  code text not null unique check (code ~ '^[2-9b-df-hj-km-np-tv-xz]{7}$'),
  campaign_id uuid not null references campaigns (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  unique (user_id, campaign_id)
);
-- Who uses a campaign.
create index short_links_campaign on short_links (campaign_id);

-- How often a link was opened by people on a day of ours: no person, no address.
create table link_clicks (
  link_id uuid not null references short_links (id) on delete cascade,
  day date not null,
  source text not null check (source in ('link', 'whatsapp', 'post', 'story', 'sheet')),
  clicks integer not null check (clicks > 0),
  primary key (link_id, day, source)
);

-- The messages that came by a link; forgotten with the message.
create table link_leads (
  message_id uuid primary key references contact_messages (id) on delete cascade,
  link_id uuid not null references short_links (id) on delete cascade,
  source text not null check (source in ('link', 'whatsapp', 'post', 'story', 'sheet')),
  at timestamptz not null
);
create index link_leads_link on link_leads (link_id, at desc);

-- The bookings that came by a link; a booking keeps its books by its id alone.
create table link_bookings (
  booking_id uuid primary key,
  link_id uuid not null references short_links (id) on delete cascade,
  source text not null check (source in ('link', 'whatsapp', 'post', 'story', 'sheet')),
  at timestamptz not null
);
create index link_bookings_link on link_bookings (link_id, at desc);

-- Under which colour and logo a member's pieces go out.
create table marketing_brands (
  user_id uuid primary key references profiles (id) on delete cascade,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  logo_file_id uuid references files (id) on delete set null,
  version integer not null default 0,
  updated_at timestamptz not null
);
-- Removing a file asks whose logo it is.
create unique index marketing_brands_logo on marketing_brands (logo_file_id) where logo_file_id is not null;
