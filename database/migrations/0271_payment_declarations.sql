-- What a hotel says it has paid, to whoever sold or to the house: a day, a reference of its bank, and a proof where it
-- has one, for one commission or several at once. On the house route it moves no money: finance still matches.
create table payment_declarations (
  id uuid primary key,
  hotel_id uuid not null references hotels (id),
  paid_on date not null,
  reference text not null,
  proof_file_id uuid references files (id) on delete set null,
  -- The id outlives the account.
  declared_by uuid not null,
  created_at timestamptz not null
);
-- The latest that names a commission.
alter table commissions add column declaration_id uuid references payment_declarations (id);
-- What hotels say they have paid to the house and nobody has found in the bank yet.
create index commissions_told_paid on commissions (declaration_id)
  where route = 'house' and state = 'confirmed' and declared_on is not null;
