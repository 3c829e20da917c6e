-- What asks a person to do something; apart from the news of the platform, which asks nothing.
create table notifications (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  -- A word of domain/notifications, and what its sentence needs; the sentence itself is the reader's language.
  kind text not null,
  params jsonb not null,
  -- Where it is done: an address of ours.
  link text not null check (link like '/%' and link not like '//%'),
  created_at timestamptz not null,
  read_at timestamptz
);
-- One person's list, the newest first.
create index notifications_user_id on notifications (user_id, created_at desc);
-- How many of them are still unread.
create index notifications_unread on notifications (user_id) where read_at is null;
-- What several people were asked, when one of them has done it.
create index notifications_open_link on notifications (link, kind) where read_at is null;

-- An update that appears, changes or goes tells the open bells of its audience on commit, whoever wrote it.
create function announce_update() returns trigger language plpgsql as $$
declare
  audience text;
  event_id bigint;
begin
  for audience in
    select distinct heard
    from unnest(array[
      case when old.is_published then old.target_audience end,
      case when new.is_published then new.target_audience end
    ]) as heard
    where heard is not null
  loop
    -- The lock of platform/live: ids become visible in their order.
    perform pg_advisory_xact_lock(726532);
    insert into live_events (topic, event, data) values ('updates:' || audience, 'update', '{}')
      returning id into event_id;
    perform pg_notify('live', event_id || ' updates:' || audience);
  end loop;
  return null;
end $$;

create trigger system_updates_announce after insert or update or delete on system_updates
  for each row execute function announce_update();
