-- Logos that were replaced: what was published under them still shows them.
create table marketing_past_logos (
  file_id uuid primary key references files (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  replaced_at timestamptz not null
);
-- Forgetting a person asks for theirs.
create index marketing_past_logos_user_id on marketing_past_logos (user_id);
