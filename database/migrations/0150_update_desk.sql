-- News that is written before it is published, at a time of its own, and corrected afterwards.
alter table system_updates
  add column publish_at timestamptz,
  -- Of the row as administrators edit it; spec §3's own version is the release that it tells of.
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now();
-- What the clock has to publish.
create index system_updates_publish_at on system_updates (publish_at) where publish_at is not null;
-- The desk of administrators, the latest edit first.
create index system_updates_updated_at on system_updates (updated_at desc, id);
