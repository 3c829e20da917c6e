-- What members and hotels offer each other and the public.

create table products (
  id uuid primary key,
  -- Whoever sells it: a member or a hotel, never both. A member who leaves takes theirs along.
  seller_id uuid references profiles (id) on delete cascade,
  seller_hotel_id uuid references hotels (id) on delete cascade,
  -- Their own order.
  position integer not null default 0,
  -- What is published, as domain/products/content.ts has it, and whether it is shown, rests or has ended.
  live jsonb,
  live_state text check (live_state in ('published', 'paused', 'closed')),
  -- What is written beside it or before it, and how far that has come.
  draft jsonb,
  draft_state text check (draft_state in ('draft', 'in_review', 'changes_requested', 'rejected')),
  -- What was reviewed last.
  reviewed jsonb,
  state text not null generated always as (coalesce(live_state, draft_state)) stored,
  sent_at timestamptz,
  -- The hotel that the draft names without being its own, and what it says to that.
  consent_hotel_id uuid references hotels (id) on delete set null,
  consent_key text,
  consent_state text check (consent_state in ('asked', 'given', 'refused')),
  consent_reason text,
  slug text unique,
  -- What is published, in columns, for whoever looks for it.
  kind text not null check (kind in ('stay', 'experience', 'package', 'service')),
  hotel_id uuid references hotels (id) on delete set null,
  country text,
  currency text,
  price bigint,
  -- Prices are in order within their currency; what is on request comes last.
  price_key text generated always as (case when price is null then 'ZZZ' else currency || lpad(price::text, 14, '0') end) stored,
  visibility text check (visibility in ('private', 'members', 'public')),
  is_instant boolean not null default false,
  capacity integer check (capacity > 0),
  places_taken integer not null default 0 check (places_taken >= 0),
  opens_at timestamptz,
  closes_at timestamptz,
  -- Published, for more than its seller, and its hour has come: turned by what happens and by the hour.
  is_shown boolean not null default false,
  words text not null default '',
  search text not null generated always as (fold_text(words)) stored,
  title_key text not null default '',
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((seller_id is null) <> (seller_hotel_id is null)),
  check ((live is null) = (live_state is null)),
  check ((draft is null) = (draft_state is null)),
  check (live is not null or draft is not null),
  check (capacity is null or places_taken <= capacity)
);
-- A seller's own, in their order.
create index products_seller on products (seller_id, position, id) where seller_id is not null;
create index products_seller_hotel on products (seller_hotel_id, position, id) where seller_hotel_id is not null;
-- The house's list and its queue, the longest waiting first.
create index products_updated on products (updated_at desc, id desc);
create index products_waiting on products (sent_at, id) where draft_state = 'in_review';
-- The marketplace, newest first, by price and by title.
create index products_shown on products (published_at desc, id desc) where is_shown;
create index products_shown_price on products (price_key, id) where is_shown;
create index products_shown_title on products (title_key, id) where is_shown;
-- How many there are of each kind and in each country, for members and for everybody.
create index products_shown_kind on products (kind, visibility, country, published_at desc, id desc) where is_shown;
create index products_shown_country on products (country, visibility, kind, published_at desc, id desc) where is_shown;
create index products_shown_hotel on products (hotel_id, published_at desc) where is_shown;
-- What a word typed anywhere finds.
create index products_search on products using gin (search gin_trgm_ops);
-- What a hotel is asked.
create index products_consent on products (consent_hotel_id, sent_at) where consent_state = 'asked';
create index products_hotel on products (hotel_id) where hotel_id is not null;
create index products_consent_hotel on products (consent_hotel_id) where consent_hotel_id is not null;
-- What an hour opens or ends.
create index products_opening on products (opens_at) where live_state = 'published' and not is_shown;
create index products_closing on products (closes_at) where is_shown and closes_at is not null;

create table product_reviews (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  decision text not null check (decision in ('changes_requested', 'rejected', 'published', 'closed')),
  reason text,
  comments jsonb not null default '[]',
  by_id uuid,
  at timestamptz not null
);
-- What was said of a product, the latest first.
create index product_reviews_product on product_reviews (product_id, id desc);

-- The distinct words of what is published, to put typing mistakes right (decision 0013).
create table product_words (word text primary key);
create index product_words_alike on product_words using gin (word gin_trgm_ops);

create table product_saves (
  user_id uuid not null references profiles (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, product_id)
);
-- Removing a product looks for who saved it.
create index product_saves_product on product_saves (product_id);

-- Pictures that sellers sent; what was published names them, so they are kept.
create table product_pictures (
  id uuid primary key references files (id),
  seller_id uuid references profiles (id) on delete set null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null
);
-- Somebody who leaves takes their pictures along.
create index product_pictures_seller on product_pictures (seller_id) where seller_id is not null;

-- What a hotel asks of everybody for a night, where it has said so.
create table hotel_rates (
  hotel_id uuid primary key references hotels (id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  updated_by uuid,
  updated_at timestamptz not null
);

-- Pages that show products: the list, and each by its id. A draft that saves itself changes no page.
create trigger products_changed
  after insert or update of live, live_state, is_shown, places_taken, position or delete or truncate on products
  for each statement execute function notify_content('products');
create trigger product_changed
  after insert or update of live, live_state, is_shown, places_taken, position or delete on products
  for each row execute function notify_content('product', 'id');
create trigger products_emptied after truncate on products
  for each statement execute function notify_content('product');
