-- What people say of themselves beside the name and status of 0005, and what they want to be told.

create table agencies (
  id uuid primary key,
  name text not null,
  -- Digits and capitals only; the check digits are the domain's matter.
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  site text,
  city text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A person belongs to one agency, or to none.
create table profile_details (
  user_id uuid primary key references profiles (id) on delete cascade,
  headline text,
  bio text,
  city text,
  phone text,
  whatsapp text,
  languages text[] not null default '{}',
  specialties text[] not null default '{}',
  cpf text check (cpf ~ '^[0-9]{11}$'),
  -- Field → who sees it; a field that is not named has the house's default.
  visibility jsonb not null default '{}',
  photo_file_id uuid references files (id) on delete set null,
  agency_id uuid references agencies (id) on delete set null,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Who works in an agency, also when it is removed.
create index profile_details_agency_id on profile_details (agency_id) where agency_id is not null;
-- Whose photograph a file is, when its address is opened or the file is removed.
create unique index profile_details_photo_file_id on profile_details (photo_file_id)
  where photo_file_id is not null;

-- Only where a person chose otherwise than the house; a choice is one switch, so it carries no version.
create table notification_preferences (
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('app', 'email')),
  is_on boolean not null,
  primary key (user_id, kind, channel)
);

-- What a person wrote by the contact form, when they ask for their data or leave.
create index contact_messages_email on contact_messages (email);
