-- Administrators are made by two: one proposes, another confirms.
create table admin_grants (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  proposed_by uuid references profiles (id) on delete set null,
  reason text not null,
  proposed_at timestamptz not null,
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz,
  is_confirmed boolean,
  check ((decided_at is null) = (is_confirmed is null)),
  -- Nobody alone.
  check (is_confirmed is not true or decided_by is distinct from proposed_by)
);
-- One proposal about a person waits at a time; the queue of those that wait.
create unique index admin_grants_open on admin_grants (user_id) where decided_at is null;
create index admin_grants_waiting on admin_grants (proposed_at, id) where decided_at is null;
-- Deleting a person looks these up.
create index admin_grants_user_id on admin_grants (user_id);
create index admin_grants_proposed_by on admin_grants (proposed_by);
create index admin_grants_decided_by on admin_grants (decided_by);

-- When an administrator looks at the portal as somebody sees it: why, and until when.
create table see_as_grants (
  id uuid primary key,
  admin_id uuid not null references profiles (id) on delete cascade,
  subject_id uuid not null references profiles (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index see_as_grants_admin_id on see_as_grants (admin_id);
create index see_as_grants_subject_id on see_as_grants (subject_id, created_at desc);
