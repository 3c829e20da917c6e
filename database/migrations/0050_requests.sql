-- What members ask the platform to become, who else wants it, and what became of it (loop: feature_requests).
create table feature_requests (
  id uuid primary key,
  author_id uuid references profiles (id) on delete set null,
  title text not null,
  problem text not null,
  state text not null check (state in ('new', 'planned', 'in_progress', 'shipped', 'declined', 'merged')),
  -- The house's answer, in the words of who gave it; a refusal always has one.
  answer text,
  answered_by uuid references profiles (id) on delete set null,
  merged_into uuid references feature_requests (id),
  -- The news that told of it once it was there.
  update_id uuid references system_updates (id) on delete set null,
  -- Kept with every vote, in its transaction: the list is sorted by it.
  votes integer not null default 0 check (votes >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  search text not null generated always as (fold_text(title || ' ' || problem)) stored,
  check ((state = 'merged') = (merged_into is not null)),
  check (state <> 'declined' or answer is not null)
);
-- The list of a state, most wanted first.
create index feature_requests_votes on feature_requests (state, votes desc, id);
-- The same list by age.
create index feature_requests_created_at on feature_requests (created_at desc, id);
-- Requests by their words, and similar ones while somebody types.
create index feature_requests_search on feature_requests using gin (search gin_trgm_ops);
-- A person's own, and deleting a person looks them up.
create index feature_requests_author_id on feature_requests (author_id);

create table feature_votes (
  request_id uuid not null references feature_requests (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  -- Whether what was shipped solved it for them.
  is_solved boolean,
  created_at timestamptz not null,
  primary key (request_id, user_id)
);
-- What one person has voted for.
create index feature_votes_user_id on feature_votes (user_id);

create table feature_comments (
  id uuid primary key,
  request_id uuid not null references feature_requests (id) on delete cascade,
  author_id uuid references profiles (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);
-- The conversation about one request, in its order.
create index feature_comments_request on feature_comments (request_id, created_at, id);
create index feature_comments_author_id on feature_comments (author_id);
