-- The list of 100,000 people by role: what somebody is, or else asked to be, kept beside the profile so that an index can
-- hold it with the status. For lists alone: whoever decides what a person may do reads user_roles.
alter table profiles add column listed_role text;
update profiles p set listed_role = coalesce((select role from user_roles where user_id = p.id), selected_role);

create function list_asked_role() returns trigger language plpgsql as $$
begin
  new.listed_role := coalesce((select role from user_roles where user_id = new.id), new.selected_role);
  return new;
end $$;
create trigger profiles_listed_role before insert or update of selected_role on profiles
  for each row execute function list_asked_role();

create function list_granted_role() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update profiles set listed_role = selected_role where id = old.user_id;
  else
    update profiles set listed_role = new.role where id = new.user_id;
  end if;
  return null;
end $$;
create trigger user_roles_listed_role after insert or delete or update of role on user_roles
  for each row execute function list_granted_role();

-- The people of a status and role: the longest waiting first; the latest decided first; by name.
create index profiles_status_role_created_at on profiles (status, listed_role, created_at, id);
create index profiles_status_role_updated_at on profiles (status, listed_role, updated_at, id);
create index profiles_status_role_search on profiles (status, listed_role, search, id);
