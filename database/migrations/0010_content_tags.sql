-- Kept pages are forgotten by tag: a changed row names what it is part of, and pages that show something else stay.

-- For each statement: notify_content('faq') says that tag. For each row: notify_content('heroes', 'page') says
-- "heroes:" and what the column holds, before the change and after it. Whoever forgets "heroes" forgets all below it.
create or replace function notify_content() returns trigger language plpgsql as $$
declare
  tag text := coalesce(tg_argv[0], tg_table_name);
  part text;
begin
  if tg_level = 'STATEMENT' then
    perform pg_notify('content', tag);
    return null;
  end if;
  if tg_op <> 'INSERT' then
    execute format('select ($1).%I::text', tg_argv[1]) into part using old;
    perform pg_notify('content', tag || ':' || part);
  end if;
  if tg_op <> 'DELETE' then
    execute format('select ($1).%I::text', tg_argv[1]) into part using new;
    perform pg_notify('content', tag || ':' || part);
  end if;
  return null;
end
$$;

-- A chapter is part of its hotel's page. Where the hotel goes too, its own trigger has said so.
create function notify_hotel_of_chapter() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', 'hotel:' || slug) from hotels
    where id = case tg_op when 'INSERT' then new.hotel_id else old.hotel_id end;
  return null;
end
$$;

drop trigger settings_changed on settings;
drop trigger faq_entries_changed on faq_entries;
drop trigger hotels_changed on hotels;
drop trigger hotel_chapters_changed on hotel_chapters;
drop trigger heroes_changed on heroes;

create trigger settings_changed after insert or update or delete or truncate on settings
  for each statement execute function notify_content('settings');
create trigger faq_entries_changed after insert or update or delete or truncate on faq_entries
  for each statement execute function notify_content('faq');

-- The collection, the page of each changed hotel, and with a truncated table the pages of all.
create trigger hotels_changed after insert or update or delete or truncate on hotels
  for each statement execute function notify_content('hotels');
create trigger hotel_changed after insert or update or delete on hotels
  for each row execute function notify_content('hotel', 'slug');
create trigger hotels_emptied after truncate on hotels
  for each statement execute function notify_content('hotel');
create trigger hotel_chapters_changed after insert or update or delete on hotel_chapters
  for each row execute function notify_hotel_of_chapter();
create trigger hotel_chapters_emptied after truncate on hotel_chapters
  for each statement execute function notify_content('hotel');

create trigger heroes_changed after insert or update or delete on heroes
  for each row execute function notify_content('heroes', 'page');
create trigger heroes_emptied after truncate on heroes
  for each statement execute function notify_content('heroes');
