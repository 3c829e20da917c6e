-- What people ask of their data by law, each with its clock (LGPD, art. 19: fifteen days), and the register of incidents.
create table privacy_requests (
  id uuid primary key,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'portability', 'information', 'opposition')),
  -- Who asks; forgotten with the answer's account where there is one.
  email text not null,
  note text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'refused')),
  answer text,
  received_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references profiles (id) on delete set null,
  version integer not null default 1,
  check ((state = 'open') = (answered_at is null))
);
-- Those that wait, the nearest to its end first.
create index privacy_requests_due on privacy_requests (due_at, id) where state = 'open';
create index privacy_requests_email on privacy_requests (email);
create index privacy_requests_answered_by on privacy_requests (answered_by);

create table privacy_incidents (
  id uuid primary key,
  title text not null,
  severity text not null check (severity in ('low', 'medium', 'high')),
  people integer not null check (people >= 0),
  measures text not null,
  found_at timestamptz not null,
  -- When the authority and the people were told, where they had to be.
  reported_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1
);
create index privacy_incidents_found_at on privacy_incidents (found_at desc, id);
