-- What we did for a hotel: calls, visits, mailings, roadshows, each with what comes next (loop: sales_activities).
create table sales_activities (
  id uuid primary key,
  hotel_id uuid not null references hotels (id) on delete cascade,
  kind text not null check (kind in ('call', 'visit', 'mailing', 'roadshow')),
  -- The day in São Paulo, where we keep our weeks and months.
  happened_on date not null,
  summary text not null,
  -- How many agencies or people it reached, where that was counted.
  reach integer check (reach >= 0),
  next_step text,
  next_step_on date,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  search text not null generated always as (fold_text(summary || ' ' || coalesce(next_step, ''))) stored,
  check (next_step is not null or next_step_on is null)
);
-- The activities of a hotel, the latest first: its own page and the month's account of our work.
create index sales_activities_hotel on sales_activities (hotel_id, happened_on desc, id);
-- All of them, the latest first.
create index sales_activities_day on sales_activities (happened_on, id);
-- Activities by words in them.
create index sales_activities_search on sales_activities using gin (search gin_trgm_ops);
