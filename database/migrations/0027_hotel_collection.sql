-- The collection is found by the beginnings of words, without accents, in both languages, and read a page at a time.
alter table hotels add column search text not null generated always as (
  ' ' || regexp_replace(
    fold_text(
      name
        || ' ' || coalesce(place ->> 'pt', '') || ' ' || coalesce(place ->> 'en', '')
        || ' ' || coalesce(headline ->> 'pt', '') || ' ' || coalesce(headline ->> 'en', '')
        || ' ' || coalesce(summary ->> 'pt', '') || ' ' || coalesce(summary ->> 'en', '')
    ),
    '[^[:alnum:]]+', ' ', 'g'
  )
) stored;
-- The register of administrators is found by names and addresses alone.
alter table hotels add column name_search text not null generated always as (fold_text(name || ' ' || slug)) stored;
create index hotels_name_search on hotels using gin (name_search gin_trgm_ops);
-- Hotels by words.
create index hotels_search on hotels using gin (search gin_trgm_ops);
-- The collection in its order, a page after another.
create index hotels_order on hotels ((lpad(position::text, 8, '0') || lower(name)), id)
  where is_published and group_id is null;
drop index hotels_collection;
