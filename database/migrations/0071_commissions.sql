-- What a hotel owes for a stay: one record that whoever sold it, the hotel and the house read.

create table commissions (
  id uuid primary key,
  booking_id uuid not null unique references bookings (id),
  hotel_id uuid not null references hotels (id),
  route text not null check (route in ('direct', 'house')),
  state text not null check (state in ('expected', 'confirmed', 'declared_paid', 'settled', 'received', 'approved',
    'in_payout', 'paid', 'disputed', 'void')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What each room earns, as domain/commissions/amounts.ts has it.
  lines jsonb not null,
  override_rate integer not null check (override_rate between 0 and 10000),
  house_rate integer not null check (house_rate between 0 and override_rate),
  -- What was expected at acceptance, so that a difference can be shown.
  expected bigint not null check (expected >= 0),
  base bigint not null check (base >= 0),
  hotel_line bigint not null check (hotel_line >= 0),
  override bigint not null check (override >= 0),
  house_line bigint not null check (house_line >= 0),
  -- What the hotel has paid to the house of it.
  received bigint not null default 0 check (received >= 0),
  due_on date not null,
  check_out date not null,
  -- What the hotel said of its payment, on the direct route.
  declared_on date,
  declared_reference text,
  -- What the disputing side says the base is, where it says one.
  claimed_base bigint check (claimed_base >= 0),
  confirmed_at timestamptz,
  -- When the money was there: with the payee on the direct route, with the house on the other.
  arrived_at timestamptz,
  -- The transaction that books it now.
  booked_id uuid references ledger_transactions (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (received <= case route when 'house' then hotel_line + override else override end)
);
-- A hotel's commissions and everybody's, by their day; what is awaited, for the clock.
create index commissions_hotel on commissions (hotel_id, due_on, id);
create index commissions_due on commissions (due_on, id);
create index commissions_awaited on commissions (due_on) where state in ('expected', 'confirmed');

-- Whose it is, in basis points that sum to 10,000, frozen at acceptance, and what that comes to.
create table commission_shares (
  commission_id uuid not null references commissions (id),
  -- The id outlives the account.
  payee_id uuid not null,
  points integer not null check (points between 0 and 10000),
  hotel_line bigint not null check (hotel_line >= 0),
  house_line bigint not null check (house_line >= 0),
  primary key (commission_id, payee_id)
);
-- What one payee is owed.
create index commission_shares_payee on commission_shares (payee_id, commission_id);

-- Shares are judged when the database transaction ends: together they are the whole.
create function refuse_lost_cents() returns trigger language plpgsql as $$
begin
  if exists (
    select from commissions c where c.id = new.id and (
      select (sum(s.points), sum(s.hotel_line), sum(s.house_line)) is distinct from (10000::bigint, c.hotel_line::numeric, c.house_line::numeric)
      from commission_shares s where s.commission_id = c.id)
  ) then
    raise exception 'the shares of commission % are not the whole', new.id;
  end if;
  return null;
end $$;
create constraint trigger commissions_are_whole after insert or update on commissions
  deferrable initially deferred for each row execute function refuse_lost_cents();

-- What happened to it, in its order, by which side.
create table commission_events (
  id bigint generated always as identity primary key,
  commission_id uuid not null references commissions (id),
  kind text not null,
  by text not null check (by in ('payee', 'hotel', 'house', 'booking')),
  actor_id uuid,
  body text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index commission_events_commission on commission_events (commission_id, id);

-- What hotels transferred to the house; a reference of a hotel's is one transfer.
create table payments (
  id uuid primary key,
  hotel_id uuid not null references hotels (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  charges bigint not null check (charges >= 0),
  unmatched bigint not null check (unmatched between 0 and amount),
  paid_on date not null,
  reference text not null,
  recorded_by uuid not null,
  created_at timestamptz not null,
  unique (hotel_id, reference)
);
-- The latest transfers first.
create index payments_created on payments (created_at desc, id desc);

create table payment_matches (
  payment_id uuid not null references payments (id),
  commission_id uuid not null references commissions (id),
  amount bigint not null check (amount >= 0),
  charge bigint not null check (charge >= 0),
  primary key (payment_id, commission_id)
);
create index payment_matches_commission on payment_matches (commission_id);
