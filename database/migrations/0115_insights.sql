-- What Farol showed to whom, what they did with it, and what came of it. Ids alone: the words, which may name a
-- client, are made anew from the figures at every reading.
create table insights (
  -- Made of its owner, rule and cause, so that the same cause is the same card.
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  rule text not null,
  -- What its outcome is looked for on: a journey, a booking, a commission, a checkpoint.
  subject_id uuid,
  state text not null check (state in ('open', 'snoozed', 'dismissed', 'done', 'gone')),
  snoozed_until date check ((snoozed_until is not null) = (state = 'snoozed')),
  shown_at timestamptz not null,
  -- When its reader followed it to where it leads, or said that it is done.
  acted_at timestamptz,
  moved_at timestamptz not null,
  -- The first fact that shows that it helped.
  outcome_at timestamptz,
  outcome text
);
-- The cards of one person: every reading of Farol asks.
create index insights_owner on insights (owner_id, moved_at desc);
-- A fact looks for the cards about its subject.
create index insights_subject on insights (subject_id) where subject_id is not null and outcome_at is null;
-- A fact about a person alone looks for their cards without a subject.
create index insights_person on insights (owner_id, rule) where subject_id is null and outcome_at is null;
-- The precision of each rule, counted without reading the rows.
create index insights_rule on insights (rule) include (state, owner_id, acted_at, outcome_at);

-- The middle of each group as of a day; only where it has at least five people.
create table insight_groups (
  role text not null check (role in ('advisor', 'tour_operator')),
  figure text not null check (figure in ('conversion', 'lead_days')),
  people integer not null check (people >= 5),
  median double precision not null,
  computed_on date not null,
  primary key (role, figure)
);

-- The last Monday whose letter a person got; whoever never asked for one has no row.
create table insight_letters (
  owner_id uuid primary key references profiles (id) on delete cascade,
  week date not null
);
