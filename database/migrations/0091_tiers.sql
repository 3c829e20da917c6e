-- The ladder in versions, one for each role; who moved on it, why, and who is told that they may fall.

create table tier_ladders (
  id uuid primary key,
  role text not null check (role in ('advisor', 'tour_operator')),
  version integer not null check (version > 0),
  valid_from timestamptz not null,
  note text not null default '',
  published_by uuid,
  published_at timestamptz not null,
  unique (role, version),
  unique (role, valid_from)
);

alter table advisor_tiers
  drop constraint advisor_tiers_tier_name_key,
  drop constraint advisor_tiers_required_reputation_score_key,
  add column ladder_id uuid references tier_ladders (id),
  -- Hotels with a completed stay in twelve months; checkpoints done on time of those done, in percent.
  add column hotels_sold integer not null default 0 check (hotels_sold >= 0),
  add column on_time_percent integer not null default 0 check (on_time_percent between 0 and 100);

-- The ladder that stood before versions is the first of both roles.
insert into tier_ladders (id, role, version, valid_from, published_at)
select gen_random_uuid(), role, 1, '2000-01-01T00:00:00Z', now()
from unnest(array['advisor', 'tour_operator']) as role
where exists (select from advisor_tiers);
update advisor_tiers set ladder_id = (select id from tier_ladders where role = 'advisor');
insert into advisor_tiers (id, tier_name, required_reputation_score, ladder_id)
select gen_random_uuid(), tier_name, required_reputation_score, (select id from tier_ladders where role = 'tour_operator')
from advisor_tiers;
update travel_advisors set advisor_tier_id = other.id
from advisor_tiers mine, advisor_tiers other, tier_ladders ladder, user_roles
where travel_advisors.advisor_tier_id = mine.id and other.tier_name = mine.tier_name and other.ladder_id = ladder.id
  and ladder.role = 'tour_operator' and user_roles.user_id = travel_advisors.user_id and user_roles.role = 'tour_operator';

alter table advisor_tiers
  alter column ladder_id set not null,
  add unique (ladder_id, tier_name),
  add unique (ladder_id, required_reputation_score);

create table tier_moves (
  id bigint generated always as identity primary key,
  -- The id outlives who it was.
  user_id uuid not null,
  from_tier text not null,
  to_tier text not null,
  cause text not null check (cause in ('points', 'quarter', 'manual')),
  ladder_id uuid not null references tier_ladders (id),
  score integer not null,
  -- Why somebody was moved by hand: words about a person, which go with them.
  reason text not null default '',
  actor_id uuid,
  at timestamptz not null
);
-- A person's history, newest first.
create index tier_moves_user on tier_moves (user_id, id desc);

create function refuse_move_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception 'moves are kept as they are';
end $$;
create trigger tier_moves_are_kept before update or delete on tier_moves
  for each row execute function refuse_move_change();

-- Who stays where they are until somebody says otherwise.
create table tier_locks (
  user_id uuid primary key references profiles (id) on delete cascade,
  reason text not null,
  actor_id uuid,
  at timestamptz not null
);

-- Who was told that they fall a step when a quarter ends, unless they come back.
create table tier_warnings (
  user_id uuid not null references profiles (id) on delete cascade,
  quarter_ends_on date not null,
  tier_name text not null,
  score integer not null,
  announced_at timestamptz not null,
  outcome text check (outcome in ('fell', 'kept')),
  primary key (user_id, quarter_ends_on)
);
-- What the end of a quarter has to decide.
create index tier_warnings_open on tier_warnings (quarter_ends_on) where outcome is null;

-- What each person sold and did on time, for a ladder that asks for it.
create index facts_stays_of on facts ((data ->> 'ownerId'), at) where kind = 'stay_completed';
create index facts_checkpoints_of on facts ((data ->> 'ownerId'), at) where kind = 'checkpoint_done';
