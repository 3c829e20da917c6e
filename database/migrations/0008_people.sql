-- How people come in and who decided about them: invitations, and the record of every decision.

create table invites (
  id uuid primary key,
  email text not null,
  role text not null check (role in ('advisor', 'tour_operator', 'hotel', 'admin')),
  full_name text not null default '',
  language text not null default 'pt' check (language in ('pt', 'en')),
  -- SHA-256 of the secret in the link; the secret itself is in the mail alone. Sending again replaces it.
  token_hash text not null unique,
  invited_by uuid references profiles (id) on delete set null,
  -- The account that came of it.
  user_id uuid references profiles (id) on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  revoke_reason text,
  renewal_asked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check (used_at is null or revoked_at is null)
);
-- An address has one open invitation; the next waits until it is used or revoked.
create unique index invites_open_email on invites (email) where used_at is null and revoked_at is null;
-- The administrators' list, the newest first.
create index invites_created_at on invites (created_at desc, id);
-- Who invited a person, in the list of people; and deleting a person looks both up.
create index invites_user_id on invites (user_id);
create index invites_invited_by on invites (invited_by);

-- Who did what to what, when and why. Outlives those it speaks of, so it refers to nothing.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null
);
-- The history of one thing, the latest first.
create index audit_log_subject on audit_log (subject_type, subject_id, id desc);
-- Everything that one person decided.
create index audit_log_actor_id on audit_log (actor_id, id desc);

-- The tabs of the people's list other than the queue: the latest decision first.
create index profiles_status_updated_at on profiles (status, updated_at desc);
