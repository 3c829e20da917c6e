-- Who accepted which version of the terms on /about, when and where; a version is the day from which it holds.
create table accepted_terms (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  version date not null,
  -- On which page: the request for an account, an invitation, or one's own profile.
  way text not null check (way in ('sign_up', 'invitation', 'profile')),
  accepted_at timestamptz not null,
  -- Accepting twice is accepting once; and what one person accepted.
  unique (user_id, version)
);
