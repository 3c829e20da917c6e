-- The record of who did what, kept by month: a month that nobody asks for any more is detached, kept elsewhere and
-- dropped in a moment, and no list grows slower with the years.
alter table audit_log rename to audit_log_before;
alter table audit_log_before alter column id drop identity;
drop index audit_log_subject;
drop index audit_log_actor_id;
create sequence audit_log_ids;

-- Identity columns of partitioned tables came with PostgreSQL 17; a sequence serves from 15 on.
create table audit_log (
  id bigint not null default nextval('audit_log_ids'),
  actor_id uuid,
  action text not null,
  subject_type text not null,
  -- The id of a row, or the name of a setting.
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  -- The entry that this one took back.
  reverts bigint,
  created_at timestamptz not null,
  constraint audit_log_key primary key (created_at, id)
) partition by range (created_at);
alter sequence audit_log_ids owned by audit_log.id;

-- The newest first, all of them: the primary key, read backwards. Then: of one person, of one kind of act, of one area.
create index audit_log_of_actor on audit_log (actor_id, created_at desc, id desc);
create index audit_log_of_action on audit_log (action, created_at desc, id desc);
create index audit_log_of_area on audit_log (subject_type, created_at desc, id desc);
-- The history of one thing.
create index audit_log_of_subject on audit_log (subject_id, created_at desc, id desc);
-- One entry by its number, and whether it was taken back.
create index audit_log_of_id on audit_log (id);
create index audit_log_of_reverts on audit_log (reverts) where reverts is not null;

-- Whatever falls into no month that was made yet.
create table audit_log_rest partition of audit_log default;

-- Makes the month that begins on a day, with what lies in the rest; false where it is there already.
create function make_audit_month(month date) returns boolean language plpgsql as $$
declare
  part text := 'audit_log_' || to_char(month, 'YYYY_MM');
  first timestamptz := month::timestamp at time zone 'UTC';
  next timestamptz := (month + interval '1 month')::timestamp at time zone 'UTC';
begin
  if to_regclass('public.' || part) is not null then return false; end if;
  execute format('create table %I (like audit_log including defaults including constraints)', part);
  execute format('with moved as (delete from audit_log_rest where created_at >= %L and created_at < %L returning *)
    insert into %I select * from moved', first, next, part);
  execute format('alter table audit_log attach partition %I for values from (%L) to (%L)', part, first, next);
  return true;
end
$$;

insert into audit_log (id, actor_id, action, subject_type, subject_id, before, after, reason, created_at)
  select id, actor_id, action, subject_type, subject_id::text, before, after, reason, created_at from audit_log_before;
select setval('audit_log_ids', greatest((select max(id) from audit_log_before), 1),
  exists (select from audit_log_before));
drop table audit_log_before;
select make_audit_month(month::date) from (
  select distinct date_trunc('month', created_at at time zone 'UTC') as month from audit_log
) months;
