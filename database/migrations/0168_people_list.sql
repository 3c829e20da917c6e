-- The list of 100,000 people: everything it is narrowed, sorted and searched by in one narrow row a person, so that no
-- count has to join the account. For lists alone, and kept by the database itself: whoever decides what a person may do
-- reads user_roles.
create table listed_people (
  id uuid primary key references profiles (id) on delete cascade,
  status text not null,
  -- What somebody is, or else asked to be.
  role text,
  name_key text not null,
  -- The name and the address, without accents and case.
  words text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Writes down how a person is listed now; whose account was deleted is not.
create function list_person(person uuid) returns void language sql as $$
  delete from listed_people where id = person;
  insert into listed_people (id, status, role, name_key, words, created_at, updated_at)
  select p.id, p.status, coalesce(r.role, p.selected_role), p.search, fold_text(p.full_name || ' ' || coalesce(u.email, '')),
    p.created_at, p.updated_at
  from profiles p join auth.users u on u.id = p.id left join user_roles r on r.user_id = p.id
  where p.id = person and u.deleted_at is null;
$$;
create function list_changed_person() returns trigger language plpgsql as $$
begin
  perform list_person(new.id);
  return null;
end $$;
create function list_changed_role() returns trigger language plpgsql as $$
begin
  perform list_person(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create trigger profiles_listed after insert or update of status, selected_role, full_name, created_at, updated_at on profiles
  for each row execute function list_changed_person();
create trigger users_listed after update of email, deleted_at on auth.users
  for each row execute function list_changed_person();
create trigger user_roles_listed after insert or delete or update of role on user_roles
  for each row execute function list_changed_role();
select list_person(id) from profiles;

-- The people of a status, and of a status and role: the longest waiting first; the latest decided first; by name.
create index listed_people_created_at on listed_people (status, created_at, id);
create index listed_people_updated_at on listed_people (status, updated_at, id);
create index listed_people_name on listed_people (status, name_key, id);
create index listed_people_role_created_at on listed_people (status, role, created_at, id);
create index listed_people_role_updated_at on listed_people (status, role, updated_at, id);
create index listed_people_role_name on listed_people (status, role, name_key, id);
-- People by a part of their name or address.
create index listed_people_words on listed_people using gin (words gin_trgm_ops);
-- Only the list read them.
drop index profiles_status_updated_at, profiles_status_search, auth.users_email_search;
