-- The letter's list as administrators keep it: where each reader asked, and who was taken off by the team and why.
alter table newsletter_subscribers
  add column source text not null default 'newsletter'
    check (source in ('newsletter', 'journal', 'press', 'events')),
  add column removed_by uuid references profiles (id) on delete set null,
  add column removed_reason text check (removed_reason is null or unsubscribed_at is not null),
  add column version integer not null default 1,
  add column search text not null generated always as (fold_text(email)) stored;
-- The list by age, by words, and what one of the team has taken off.
create index newsletter_subscribers_created_at on newsletter_subscribers (created_at desc, id desc);
create index newsletter_subscribers_search on newsletter_subscribers using gin (search gin_trgm_ops);
create index newsletter_subscribers_removed_by on newsletter_subscribers (removed_by) where removed_by is not null;
