-- Rules of Farol that administrators have switched off; the rest speak.
create table insight_retired_rules (
  rule text primary key,
  retired_by uuid references profiles (id) on delete set null,
  retired_at timestamptz not null
);
-- Deleting a person looks them up.
create index insight_retired_rules_retired_by on insight_retired_rules (retired_by);
