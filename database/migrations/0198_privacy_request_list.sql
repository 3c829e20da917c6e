-- What people ask of their data as a list: found by a part of their address or of what was written down.
alter table privacy_requests
  add column search text not null generated always as (fold_text(email || ' ' || note)) stored;
create index privacy_requests_search on privacy_requests using gin (search gin_trgm_ops);

-- The list is read a state at a time, each sort in the very form in which server/privacy/desk/queries.ts asks for it:
-- the nearest to its end first, which what waits is counted by too,
drop index privacy_requests_due;
create index privacy_requests_due on privacy_requests (state, due_at, id);
-- by the day on which it came,
create index privacy_requests_received on privacy_requests (state, received_at, id);
-- and by when it was answered; what waits stands by the end of its days.
create index privacy_requests_answered on privacy_requests (state, coalesce(answered_at, due_at), id);
