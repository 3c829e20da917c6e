-- The house's journal, notes to the press and case studies, each in both languages (loop: posts).
create table posts (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null check (category in ('journal', 'press', 'case_study')),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'unlisted')),
  -- Who is named as its author.
  byline text not null,
  -- A picture of the house's art or one that was sent, its focal point, and what it shows in both languages.
  cover jsonb not null,
  publish_at timestamptz,
  published_at timestamptz,
  -- The hash of the link by which a draft is shown to somebody.
  preview_hash text unique,
  version integer not null default 1,
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'scheduled') = (publish_at is not null)),
  check (state in ('draft', 'scheduled') or published_at is not null)
);
-- What readers are offered, newest first, all or of one category.
create index posts_published on posts (published_at desc, id) where state = 'published';
create index posts_category on posts (category, published_at desc, id) where state = 'published';
-- What the clock has to publish.
create index posts_scheduled on posts (publish_at) where state = 'scheduled';
-- The desk of administrators.
create index posts_updated_at on posts (updated_at desc, id);
create index posts_created_by on posts (created_by);

create table post_texts (
  post_id uuid not null references posts (id) on delete cascade,
  language text not null check (language in ('pt', 'en')),
  title text not null,
  excerpt text not null,
  -- A document of the closed schema of domain/posts, never HTML.
  body jsonb not null,
  version integer not null default 1,
  -- Which version of the other language this one says the same as.
  says_version integer not null default 0,
  updated_at timestamptz not null,
  search text not null generated always as (fold_text(title || ' ' || excerpt)) stored,
  primary key (post_id, language)
);
create index post_texts_search on post_texts using gin (search gin_trgm_ops);

-- How each text read at each version.
create table post_versions (
  post_id uuid not null references posts (id) on delete cascade,
  language text not null check (language in ('pt', 'en')),
  version integer not null,
  title text not null,
  excerpt text not null,
  body jsonb not null,
  saved_by uuid references profiles (id) on delete set null,
  saved_at timestamptz not null,
  primary key (post_id, language, version)
);
create index post_versions_saved_by on post_versions (saved_by);

-- Addresses a post once had; they lead to the one it has.
create table post_slugs (
  slug text primary key,
  post_id uuid not null references posts (id) on delete cascade
);
create index post_slugs_post_id on post_slugs (post_id);

create table post_pictures (
  id uuid primary key references files (id) on delete cascade,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null
);
create index post_pictures_created_by on post_pictures (created_by);

-- Pages that show posts are forgotten when one changes: the lists, and the post's own page.
create function notify_post_of_text() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', 'posts');
  perform pg_notify('content', 'post:' || slug) from posts
    where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  return null;
end
$$;
create trigger posts_changed after insert or update or delete or truncate on posts
  for each statement execute function notify_content('posts');
create trigger post_changed after insert or update or delete on posts
  for each row execute function notify_content('post', 'slug');
create trigger posts_emptied after truncate on posts
  for each statement execute function notify_content('post');
create trigger post_texts_changed after insert or update or delete on post_texts
  for each row execute function notify_post_of_text();
create trigger post_texts_emptied after truncate on post_texts
  for each statement execute function notify_content('post');
create trigger post_slugs_changed after insert or update or delete on post_slugs
  for each row execute function notify_content('post', 'slug');
