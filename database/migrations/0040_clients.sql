-- The travellers of an advisor or operator, private to them: they are controller, the house is processor.

create table households (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The households of one person, by name.
create index households_owner on households (owner_id, name);

create table clients (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  household_id uuid references households (id) on delete set null,
  full_name text not null,
  email text,
  phone text,
  birthday date,
  language text not null check (language in ('pt', 'en')),
  -- Diet, health and what children need stand here alone: out of search, insights and logs.
  preferences text not null default '',
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The list of one person's clients in the order it is read, and by name.
create index clients_owner_name on clients (owner_id, lower(full_name), id);
create index clients_household on clients (household_id) where household_id is not null;

-- Where a client came from and went to; ids only, kept when the client is forgotten.
create table client_traces (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  kind text not null check (kind in ('created', 'imported', 'merged', 'handed_over')),
  from_id uuid,
  to_id uuid,
  actor_id uuid,
  at timestamptz not null
);
-- The trace of one client.
create index client_traces_client on client_traces (client_id, id);
