-- What tells one hotel's name from another's: without accents, case, signs and the words that half of all hotels carry.
create function hotel_key(written text) returns text
  language sql immutable strict parallel safe
  return coalesce(
    nullif(btrim(regexp_replace(
      regexp_replace(fold_text(written), '[^[:alnum:]]+', ' ', 'g'),
      '\m(hotel|hoteis|hotels|pousada|resort|resorts|lodge|boutique|spa|the|de|do|da|dos|das|del|di|e|and|y|et|of|o|a|os|as|le|la|les|el|il)\M *',
      '', 'g')), ''),
    fold_text(written));

-- Hotels that members know and would like to see in the collection, and how far each has come (loop: referrals).
create table referrals (
  id uuid primary key,
  owner_id uuid references profiles (id) on delete set null,
  name text not null,
  place text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  website text,
  -- Of an address of the hotel's own; two referrals of one house often share it.
  host text,
  why text not null,
  -- Kept only where the person named knows of it.
  contact text,
  state text not null check (state in ('sent', 'in_conversation', 'qualified', 'signed', 'declined')),
  -- Until then nobody else can refer the hotel; whatever happens puts it off.
  claim_ends_at timestamptz not null,
  -- Whether its owner was told that it is over.
  is_claim_over boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  name_key text not null generated always as (hotel_key(name)) stored,
  search text not null generated always as (fold_text(name || ' ' || place)) stored
);
-- A member's own, the latest first; deleting a person looks them up.
create index referrals_owner on referrals (owner_id, created_at desc, id);
-- The register, by age and by what ends next.
create index referrals_created_at on referrals (created_at desc, id);
create index referrals_claim on referrals (claim_ends_at, id) where state in ('sent', 'in_conversation', 'qualified');
create index referrals_search on referrals using gin (search gin_trgm_ops);
-- Who else has named the same hotel, by name or by website.
create index referrals_name_key on referrals using gin (name_key gin_trgm_ops);
create index referrals_host on referrals (host) where host is not null;
-- Whether the collection has it.
create index hotels_hotel_key on hotels using gin (hotel_key(name) gin_trgm_ops);

create table referral_steps (
  seq bigint generated always as identity primary key,
  referral_id uuid not null references referrals (id) on delete cascade,
  kind text not null check (kind in ('sent', 'in_conversation', 'qualified', 'signed', 'declined', 'note', 'claim_over')),
  text text,
  author_id uuid references profiles (id) on delete set null,
  at timestamptz not null,
  check (kind not in ('declined', 'note') or text is not null)
);
-- The history of a referral, in its order.
create index referral_steps_referral on referral_steps (referral_id, seq);
create index referral_steps_author_id on referral_steps (author_id);

-- Points for a referred hotel have the referral as their evidence.
alter table reputation_events drop constraint reputation_events_evidence_kind_check;
alter table reputation_events add constraint reputation_events_evidence_kind_check
  check (evidence_kind in ('profile', 'journey', 'checkpoint', 'booking', 'commission', 'request', 'referral'));
