-- Who you are: accounts, ways to sign in, sessions, one-time secrets, second factors (auth/README.md).
-- No secret is stored as it was given out: passwords are argon2id, random tokens SHA-256, codes a keyed hash,
-- and a refresh token is not stored at all (it is computed from the session and its counter).

create schema auth;

create table auth.users (
  id uuid primary key,
  email text,
  phone text,
  password_hash text,
  role text not null default 'authenticated',
  is_anonymous boolean not null default false,
  is_sso_user boolean not null default false,
  language text not null default 'pt' check (language in ('pt', 'en')),
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  invited_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  -- The side of a pending e-mail change that has been confirmed; the change needs both.
  email_change_confirmed text check (email_change_confirmed in ('current', 'new')),
  new_phone text,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Sign-in looks an account up by its address, and two accounts never share one.
create unique index users_email on auth.users (email);
create unique index users_phone on auth.users (phone);
-- The administrator's list shows the newest first.
create index users_created_at on auth.users (created_at desc, id);
-- Every node asks for the bans in force when it starts.
create index users_banned_until on auth.users (banned_until) where banned_until is not null;

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  -- The provider's subject; the user's own id for e-mail and phone.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  email text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index identities_user_id on auth.identities (user_id);
-- Automatic linking asks who else carries a verified address.
create index identities_email on auth.identities (email);

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- TOTP: the secret, encrypted with the server's key, and the last time step that was accepted (no replay).
  secret_encrypted text,
  last_used_step bigint,
  phone text,
  -- WebAuthn: the credential as registered; the count only ever grows.
  credential_id text,
  public_key bytea,
  sign_count bigint,
  transports text[],
  aaguid text,
  is_backed_up boolean,
  failed_attempts integer not null default 0,
  locked_until timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The user object lists the factors; a name is taken once per user.
create index mfa_factors_user_id on auth.mfa_factors (user_id);
create unique index mfa_factors_friendly_name on auth.mfa_factors (user_id, friendly_name)
  where trim(friendly_name) <> '';
create unique index mfa_factors_credential_id on auth.mfa_factors (credential_id);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- [{method, timestamp, provider?, factor_id?}], the most recent first.
  amr jsonb not null default '[]',
  -- The factor that lifted the session to aal2.
  factor_id uuid references auth.mfa_factors (id) on delete set null,
  -- The number of the refresh token in use; numbers below the floor never come back, not even as a parent.
  refresh_counter integer not null default 0,
  refresh_floor integer not null default 0,
  -- Epoch milliseconds of the last few rotations, the most recent first: the reuse interval is judged by them.
  recent_rotations jsonb not null default '[]',
  user_agent text not null default '',
  ip text not null default '',
  tag text,
  not_after timestamptz,
  refreshed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Sign-out, the list of devices and a password change go through all sessions of a user.
create index sessions_user_id on auth.sessions (user_id);
-- Removing a factor lowers the sessions that it lifted.
create index sessions_factor_id on auth.sessions (factor_id);
-- No index holds a column that a refresh changes: the update stays on its page.

-- Sessions that ended while access tokens of theirs may still be unexpired. Nodes keep these in memory.
create table auth.ended_sessions (
  session_id uuid primary key,
  ended_at timestamptz not null default now()
);
create index ended_sessions_ended_at on auth.ended_sessions (ended_at);

create table auth.flow_states (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  -- What the resulting session records as its method.
  authentication_method text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  auth_code_hash text,
  auth_code_issued_at timestamptz,
  -- OAuth: where to go back to, who is linking, what the provider was asked and what it gave.
  provider text,
  redirect_to text,
  linking_user_id uuid references auth.users (id) on delete cascade,
  linking_session_id uuid references auth.sessions (id) on delete cascade,
  invite_token_hash text,
  provider_nonce text,
  provider_code_verifier text,
  browser_hash text,
  provider_tokens_encrypted text,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
-- The exchange finds its flow by the code; the callback by the id (the state).
create unique index flow_states_auth_code_hash on auth.flow_states (auth_code_hash);
create index flow_states_user_id on auth.flow_states (user_id);
create index flow_states_linking_user_id on auth.flow_states (linking_user_id);
create index flow_states_linking_session_id on auth.flow_states (linking_session_id);
create index flow_states_expires_at on auth.flow_states (expires_at);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'invite', 'magiclink', 'recovery', 'email_change_current',
    'email_change_new', 'reauthentication', 'phone_confirmation', 'phone_change')),
  -- The address or number it was sent to.
  address text not null,
  token_hash text,
  -- Null once too many wrong codes were tried.
  code_hash text,
  attempts integer not null default 0,
  -- Redeemed on an unconfirmed account, it gives the account this password (or none): who signed up with an
  -- address before its owner came does not keep a way in.
  sets_password boolean not null default false,
  password_hash text,
  flow_state_id uuid references auth.flow_states (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
-- A link is found by its hash, a code by the address it went to.
create unique index one_time_tokens_token_hash on auth.one_time_tokens (token_hash);
create index one_time_tokens_address on auth.one_time_tokens (address, kind);
create index one_time_tokens_user_id on auth.one_time_tokens (user_id);
create index one_time_tokens_flow_state_id on auth.one_time_tokens (flow_state_id);
create index one_time_tokens_expires_at on auth.one_time_tokens (expires_at);

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  -- What was begun decides what may be finished: a registration is never an answer to a request.
  ceremony text not null check (ceremony in ('code', 'create', 'request')),
  code_hash text,
  webauthn_challenge text,
  attempts integer not null default 0,
  ip text not null default '',
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index mfa_challenges_factor_id on auth.mfa_challenges (factor_id);
create index mfa_challenges_session_id on auth.mfa_challenges (session_id);
create index mfa_challenges_expires_at on auth.mfa_challenges (expires_at);

create table auth.recovery_codes (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null
);
-- A code is looked up among the user's own.
create unique index recovery_codes_user_id on auth.recovery_codes (user_id, code_hash);
create index recovery_codes_factor_id on auth.recovery_codes (factor_id);

-- Outlives the account it speaks of, so it refers to nothing.
create table auth.audit_log (
  id bigint generated always as identity primary key,
  action text not null,
  user_id uuid,
  session_id uuid,
  ip text not null default '',
  user_agent text not null default '',
  details jsonb not null default '{}',
  created_at timestamptz not null
);
-- One person's history, and the sweep by age.
create index audit_log_user_id on auth.audit_log (user_id, id desc);
create index audit_log_created_at on auth.audit_log (created_at);

-- However a session ends (sign-out, reuse, password change, account deletion), every node hears of it on commit.
create function auth.note_ended_session() returns trigger language plpgsql as $$
begin
  insert into auth.ended_sessions (session_id) values (old.id) on conflict do nothing;
  perform pg_notify('auth_revocations', 'session ' || old.id);
  return null;
end $$;
create trigger note_ended_session after delete on auth.sessions
  for each row execute function auth.note_ended_session();

create function auth.note_ban() returns trigger language plpgsql as $$
begin
  perform pg_notify('auth_revocations',
    'ban ' || new.id || ' ' || coalesce(floor(extract(epoch from new.banned_until) * 1000)::bigint, 0));
  return null;
end $$;
create trigger note_ban after update of banned_until on auth.users
  for each row when (old.banned_until is distinct from new.banned_until) execute function auth.note_ban();

-- What every sign-in, refresh and authenticated call asks for are functions: their statements are planned once per
-- connection instead of every time, and one call is one round trip. On the embedded database planning is most of
-- the cost of a small statement.

-- An account with its identities and factors (auth/users/user-object.ts). No secret of a factor travels along.
create function auth.full_user(account auth.users) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'account', to_json(account),
    'identities', array(
      select to_json(i) from auth.identities i where i.user_id = account.id order by i.created_at, i.id),
    'factors', array(
      select json_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
        'status', f.status, 'phone', f.phone, 'last_challenged_at', f.last_challenged_at,
        'created_at', f.created_at, 'updated_at', f.updated_at)
      from auth.mfa_factors f where f.user_id = account.id order by f.created_at, f.id));
end $$;

-- The account that lives at an address, or null.
create function auth.find_account(p_email text) returns json language plpgsql stable as $$
declare
  account auth.users;
begin
  select * into account from auth.users where email = p_email;
  return case when found then auth.full_user(account) end;
end $$;

-- An account and, if it is alive and this account's own, the session; null without the account.
create function auth.find_actor(p_user_id uuid, p_session_id uuid) returns json language plpgsql stable as $$
declare
  account auth.users;
begin
  select * into account from auth.users where id = p_user_id;
  if not found then return null; end if;
  return json_build_object(
    'user', auth.full_user(account),
    'session', (select to_json(s) from auth.sessions s where s.id = p_session_id and s.user_id = p_user_id));
end $$;

-- Opens a session, notes the sign-in and its audit entry. Nothing happens, and null comes back, if by now the
-- account is gone or banned, or has another password than the one that was checked.
create function auth.open_session(p_id uuid, p_user_id uuid, p_amr jsonb, p_ip text, p_user_agent text,
  p_checked_password_hash text, p_now timestamptz) returns json language plpgsql as $$
declare
  opened auth.sessions;
begin
  update auth.users set last_sign_in_at = p_now
  where id = p_user_id and deleted_at is null and (banned_until is null or banned_until <= p_now)
    and (p_checked_password_hash is null or password_hash = p_checked_password_hash);
  if not found then return null; end if;
  insert into auth.sessions (id, user_id, amr, ip, user_agent, created_at, updated_at)
  values (p_id, p_user_id, p_amr, p_ip, p_user_agent, p_now, p_now)
  returning * into opened;
  insert into auth.audit_log (action, user_id, session_id, ip, user_agent, details, created_at)
  values ('login', p_user_id, p_id, p_ip, p_user_agent, p_amr -> 0, p_now);
  return to_json(opened);
end $$;

-- Puts the next refresh token of a session in use and gives the session with its owner, provided that the number
-- presented is the one in use, the session is not over and its owner may sign in. Two requests with one number
-- cannot both pass. Null asks for a closer look (auth/sessions/judge-refresh.ts).
create function auth.rotate_session(p_id uuid, p_counter integer, p_made_after timestamptz,
  p_used_after timestamptz, p_ip text, p_user_agent text, p_now timestamptz) returns json language plpgsql as $$
declare
  account auth.users;
  rotated auth.sessions;
begin
  update auth.sessions s set
    refresh_counter = p_counter + 1,
    -- The newest in front; of the nine there may be now, the last is dropped.
    recent_rotations = (to_jsonb(floor(extract(epoch from p_now) * 1000)::bigint) || s.recent_rotations) - 8,
    ip = p_ip, user_agent = p_user_agent, refreshed_at = p_now, updated_at = p_now
  where s.id = p_id and s.refresh_counter = p_counter
    and (s.not_after is null or s.not_after > p_now)
    and (p_made_after is null or s.created_at > p_made_after)
    and (p_used_after is null or coalesce(s.refreshed_at, s.created_at) > p_used_after)
    and exists (select from auth.users u where u.id = s.user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= p_now))
  returning * into rotated;
  if not found then return null; end if;
  select * into account from auth.users where id = rotated.user_id;
  return json_build_object('user', auth.full_user(account), 'session', rotated);
end $$;
