-- The books: what the house holds for others and owes to them. Ids and figures, never a name.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('receivable', 'payable', 'cash', 'override_income', 'bonus_expense', 'bank_charges',
    'taxes_withheld', 'exchange_difference', 'suspense')),
  -- The hotel of a receivable, the payee of a payable; the id outlives who it was.
  holder_id uuid,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  check ((kind in ('receivable', 'payable')) = (holder_id is not null)),
  unique nulls not distinct (kind, holder_id, currency),
  unique (id, currency)
);

create table ledger_transactions (
  id uuid primary key,
  -- What brought it about; the same cause is never booked twice.
  cause text not null unique,
  -- The transaction that this one takes back, once.
  reverses_id uuid unique references ledger_transactions (id),
  actor_id uuid,
  at timestamptz not null,
  -- Lines join a transaction while it is being made, never later.
  made_in bigint not null default txid_current()
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions (id),
  account_id bigint not null,
  currency text not null,
  -- Above zero what the account is given, below zero what it gives.
  amount bigint not null check (amount <> 0),
  foreign key (account_id, currency) references ledger_accounts (id, currency)
);
-- The lines of a transaction, and what an account stands at.
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id) include (amount);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books are only added to';
end $$;
create trigger ledger_accounts_are_kept before update or delete on ledger_accounts
  for each row execute function refuse_ledger_change();
create trigger ledger_transactions_are_kept before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_are_kept before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

create function refuse_late_entry() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_transactions where id = new.transaction_id and made_in = txid_current()
  ) then
    raise exception 'a transaction is booked at once';
  end if;
  return new;
end $$;
create trigger ledger_entries_in_time before insert on ledger_entries
  for each row execute function refuse_late_entry();

-- Judged when the database transaction ends, since lines come one after the other.
create function refuse_imbalance() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_entries where transaction_id = new.id) < 2 or exists (
    select from ledger_entries where transaction_id = new.id group by currency having sum(amount) <> 0
  ) then
    raise exception 'transaction % does not balance', new.cause;
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function refuse_imbalance();
