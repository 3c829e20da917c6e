-- What happened in the house, once each: what scores, tells or counts reads it in the same transaction, and a
-- capability added later can read what happened before it came.
create table facts (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What brought it about; the same cause never makes the same fact twice.
  cause text not null,
  actor_id uuid,
  data jsonb not null,
  at timestamptz not null,
  unique (kind, cause)
);
-- Reading the past of some kinds again, in the order in which it happened.
create index facts_kind_id on facts (kind, id);

create function refuse_fact_change() returns trigger language plpgsql as $$
begin
  raise exception 'facts are kept as they are';
end $$;
create trigger facts_are_kept before update or delete on facts
  for each row execute function refuse_fact_change();
