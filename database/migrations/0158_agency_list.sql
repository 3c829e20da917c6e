-- Agencies as administrators find them: by words, and the latest first.
alter table agencies add column search text not null generated always as
  (fold_text(name || ' ' || coalesce(city, '') || ' ' || coalesce(cnpj, ''))) stored;
create index agencies_search on agencies using gin (search gin_trgm_ops);
create index agencies_created_at on agencies (created_at desc, id desc);
