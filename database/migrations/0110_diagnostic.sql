-- The diagnostic: questionnaires with their versions, and what people answer to one of them.

create table questionnaires (
  id uuid primary key,
  -- The one that people are asked.
  is_open boolean not null default false,
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null
);
-- People are asked one questionnaire at a time.
create unique index questionnaires_open on questionnaires (is_open) where is_open;
create index questionnaires_created_by on questionnaires (created_by);

create table questionnaire_versions (
  id uuid primary key,
  questionnaire_id uuid not null references questionnaires (id) on delete cascade,
  -- None as long as it is a draft; a published version never changes.
  number integer check (number > 0),
  content jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  published_at timestamptz,
  published_by uuid references profiles (id) on delete set null,
  check ((number is null) = (published_at is null))
);
-- The versions of a questionnaire, and the newest of them.
create unique index questionnaire_versions_number on questionnaire_versions (questionnaire_id, number);
-- One draft beside what is published.
create unique index questionnaire_versions_draft on questionnaire_versions (questionnaire_id) where number is null;
create index questionnaire_versions_published_by on questionnaire_versions (published_by);

create table diagnostics (
  id uuid primary key,
  version_id uuid not null references questionnaire_versions (id),
  -- None for a visitor, who is a lead.
  user_id uuid references profiles (id) on delete cascade,
  name text not null,
  email text not null,
  language text not null check (language in ('pt', 'en')),
  -- Whether we may write to them of anything else.
  may_write boolean not null,
  source text not null,
  consented_at timestamptz not null,
  token_hash text not null unique,
  state text not null default 'started' check (state in ('started', 'finished')),
  started_at timestamptz not null,
  saved_at timestamptz not null,
  finished_at timestamptz,
  -- As it was when the last answer was given.
  result jsonb,
  overall integer check (overall between 0 and 100),
  document_id uuid references files (id),
  search text not null generated always as (fold_text(name || ' ' || email)) stored,
  check ((state = 'finished') = (finished_at is not null)),
  check ((state = 'finished') = (result is not null))
);
-- The list of attempts, by age and by name.
create index diagnostics_started_at on diagnostics (started_at desc, id);
create index diagnostics_name on diagnostics (name, id);
create index diagnostics_search on diagnostics using gin (search gin_trgm_ops);
-- A member's own, the newest first; deleting a person looks them up.
create index diagnostics_user on diagnostics (user_id, started_at desc) where user_id is not null;
-- Whoever wants their link again, and what is kept of an address.
create index diagnostics_email on diagnostics (email);
-- The results of a version, for its group and its funnel.
create index diagnostics_version on diagnostics (version_id, state);
create index diagnostics_document on diagnostics (document_id) where document_id is not null;

create table diagnostic_answers (
  diagnostic_id uuid not null references diagnostics (id) on delete cascade,
  question text not null,
  -- None where it does not apply to them.
  option text,
  at timestamptz not null,
  primary key (diagnostic_id, question)
);

-- The page of the diagnostic shows the questionnaire that is open.
create trigger questionnaires_changed after insert or update or delete or truncate on questionnaires
  for each statement execute function notify_content('diagnostic');
create trigger questionnaire_versions_changed after insert or update or delete or truncate on questionnaire_versions
  for each statement execute function notify_content('diagnostic');

-- Points for a finished diagnostic, a passed training and an attended event have it as their evidence.
alter table reputation_events drop constraint reputation_events_evidence_kind_check;
alter table reputation_events add constraint reputation_events_evidence_kind_check
  check (evidence_kind in ('profile', 'journey', 'checkpoint', 'booking', 'commission', 'request', 'referral',
    'diagnostic', 'training', 'event'));
