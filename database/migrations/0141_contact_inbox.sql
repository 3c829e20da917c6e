-- The inbox: who answers a visitor's message, how far that has come, and what was said.
alter table contact_messages
  add column status text not null default 'new' check (status in ('new', 'open', 'answered', 'closed', 'spam')),
  add column owner_id uuid references profiles (id) on delete set null,
  -- Where it came from: the form itself, or a member's link.
  add column source text not null default 'form' check (source in ('form', 'link')),
  -- When somebody of the team answered first.
  add column answered_at timestamptz,
  add column version integer not null default 1,
  add column search text not null generated always as
    (fold_text(reference || ' ' || name || ' ' || email || ' ' || subject)) stored;
update contact_messages set source = 'link' where id in (select message_id from link_leads);

-- The inbox by status and by age; what waits, the longest first; by words; and the messages of one who answers.
drop index contact_messages_created_at;
create index contact_messages_created_at on contact_messages (created_at desc, id desc);
create index contact_messages_status on contact_messages (status, created_at, id);
create index contact_messages_waiting on contact_messages (created_at, id) where status in ('new', 'open');
create index contact_messages_search on contact_messages using gin (search gin_trgm_ops);
create index contact_messages_owner_id on contact_messages (owner_id) where owner_id is not null;

-- What was done with a message, in its order; forgotten with it.
create table contact_steps (
  seq bigint generated always as identity primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  kind text not null check (kind in ('mail', 'whatsapp', 'note', 'owner', 'open', 'answered', 'closed', 'spam', 'new')),
  text text,
  author_id uuid references profiles (id) on delete set null,
  at timestamptz not null,
  check (kind not in ('mail', 'whatsapp', 'note') or text is not null)
);
create index contact_steps_message on contact_steps (message_id, seq);
create index contact_steps_author_id on contact_steps (author_id) where author_id is not null;
