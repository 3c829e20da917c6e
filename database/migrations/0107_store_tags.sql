-- Offers say where their seller has a page: they are forgotten when any page comes, goes or moves.
create trigger stores_changed after insert or update or delete or truncate on stores
  for each statement execute function notify_content('stores');
