-- What members tell each other, in the order in which it was said (loop: timeline_posts, comments, reactions, reports).
create table timeline_posts (
  id uuid primary key,
  -- A person's words leave with the person.
  author_id uuid not null references profiles (id) on delete cascade,
  text text not null,
  -- Who may read it beside its author and administrators: everybody with an account, who sells, who works for a hotel.
  audience text not null check (audience in ('members', 'sellers', 'hotels')),
  state text not null default 'published' check (state in ('published', 'held', 'removed', 'withdrawn')),
  edited_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  search text not null generated always as (fold_text(text)) stored
);
-- The timeline, newest first; jumping to a date begins in the middle of it.
create index timeline_posts_created_at on timeline_posts (created_at desc, id desc);
-- A person's own, also those that others do not see, and deleting a person looks them up.
create index timeline_posts_author_id on timeline_posts (author_id, created_at desc);
-- Posts by their words.
create index timeline_posts_search on timeline_posts using gin (search gin_trgm_ops);

-- How a post read before each edit.
create table timeline_edits (
  post_id uuid not null references timeline_posts (id) on delete cascade,
  number integer not null,
  text text not null,
  -- When this wording gave way to the next.
  replaced_at timestamptz not null,
  primary key (post_id, number)
);

-- Pictures, each somebody's until it is part of a post.
create table timeline_pictures (
  id uuid primary key references files (id) on delete cascade,
  owner_id uuid not null references profiles (id) on delete cascade,
  post_id uuid references timeline_posts (id) on delete cascade,
  position integer,
  alt text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  check ((post_id is null) = (position is null))
);
-- The pictures of the posts on a page.
create index timeline_pictures_post_id on timeline_pictures (post_id, position) where post_id is not null;
-- A person's own, and what was never posted and can be swept.
create index timeline_pictures_owner_id on timeline_pictures (owner_id);
create index timeline_pictures_loose on timeline_pictures (created_at) where post_id is null;

-- Which hotels a post names, by the name it had then: a hotel that left stays as that name.
create table timeline_mentions (
  post_id uuid not null references timeline_posts (id) on delete cascade,
  name text not null,
  hotel_id uuid references hotels (id) on delete set null,
  created_at timestamptz not null,
  primary key (post_id, name)
);
-- Which hotels are talked of this week.
create index timeline_mentions_created_at on timeline_mentions (created_at, hotel_id);
create index timeline_mentions_hotel_id on timeline_mentions (hotel_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references timeline_posts (id) on delete cascade,
  author_id uuid not null references profiles (id) on delete cascade,
  text text not null,
  state text not null default 'published' check (state in ('published', 'held', 'removed', 'withdrawn')),
  created_at timestamptz not null
);
-- The conversation under a post, in its order.
create index comments_post_id on comments (post_id, created_at, id);
create index comments_author_id on comments (author_id);

create table reactions (
  post_id uuid not null references timeline_posts (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('useful', 'thanks')),
  created_at timestamptz not null,
  primary key (post_id, user_id, kind)
);
create index reactions_user_id on reactions (user_id);

-- What a member finds wrong with a post or a comment; the author never learns who.
create table reports (
  id uuid primary key,
  post_id uuid not null references timeline_posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  reporter_id uuid references profiles (id) on delete set null,
  kind text not null check (kind in ('exposes_guest', 'wrong_about_hotel', 'advertising', 'offence')),
  words text,
  created_at timestamptz not null,
  decision text check (decision in ('kept', 'removed', 'withdrawn')),
  -- Why, in words that the reporter and, of a removal, the author read.
  reason text,
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check (decision not in ('kept', 'removed') or reason is not null)
);
-- The queue of administrators, the longest waiting first, and what was decided.
create index reports_open on reports (created_at, id) where decision is null;
create index reports_decided on reports (decided_at desc, id) where decision is not null;
-- Everything open about one thing is decided at once; a person reports a thing once.
create unique index reports_once on reports (post_id, coalesce(comment_id, post_id), reporter_id);
create index reports_comment_id on reports (comment_id);
create index reports_reporter_id on reports (reporter_id);

-- What was taken down, why, and what its author says to it.
create table timeline_removals (
  id uuid primary key,
  post_id uuid not null references timeline_posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  author_id uuid not null references profiles (id) on delete cascade,
  reason text not null,
  removed_by uuid references profiles (id) on delete set null,
  removed_at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  is_restored boolean,
  answer text,
  answered_by uuid references profiles (id) on delete set null,
  answered_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((is_restored is null) = (answered_at is null) and (is_restored is null) = (answer is null)),
  check (is_restored is null or appeal is not null)
);
-- Appeals that wait, the longest first; and the removal that an author reads under their post.
create index timeline_removals_appealed on timeline_removals (appealed_at, id) where appeal is not null;
create index timeline_removals_post_id on timeline_removals (post_id, removed_at desc);
create index timeline_removals_comment_id on timeline_removals (comment_id);
create index timeline_removals_author_id on timeline_removals (author_id);

-- Whom somebody would rather not read for a while.
create table timeline_mutes (
  user_id uuid not null references profiles (id) on delete cascade,
  muted_id uuid not null references profiles (id) on delete cascade,
  until timestamptz not null,
  primary key (user_id, muted_id),
  check (user_id <> muted_id)
);
create index timeline_mutes_muted_id on timeline_mutes (muted_id);

-- How far somebody has read, the same on each of their devices; it only goes forward.
create table timeline_reads (
  user_id uuid primary key references profiles (id) on delete cascade,
  read_up_to timestamptz not null,
  read_at timestamptz not null
);
