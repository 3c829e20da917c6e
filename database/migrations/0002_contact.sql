-- Messages of the contact form (spec §3, §5); kept before the visitor goes on to WhatsApp.

create table contact_messages (
  id uuid primary key,
  reference text not null unique,
  name text not null,
  email text not null,
  interest text not null check (interest in ('represent_hotel', 'become_designer', 'digital_solutions', 'other')),
  subject text not null,
  message text not null,
  language text not null check (language in ('pt', 'en')),
  created_at timestamptz not null
);
-- The inbox lists the newest first.
create index contact_messages_created_at on contact_messages (created_at desc);
