-- What turns out to be less after it was paid out comes back: as a line below zero in the payee's next payout, or as a
-- claim on the payee. The books get an account for such claims.
alter table ledger_accounts drop constraint ledger_accounts_kind_check, drop constraint ledger_accounts_check;
alter table ledger_accounts
  add constraint ledger_accounts_kind_check check (kind in ('receivable', 'payable', 'payee_receivable', 'cash',
    'override_income', 'bonus_expense', 'bank_charges', 'taxes_withheld', 'exchange_difference', 'suspense')),
  add constraint ledger_accounts_check
    check ((kind in ('receivable', 'payable', 'payee_receivable')) = (holder_id is not null));

-- Corrected to less after it was in a payout: what was paid of it is compared with what it comes to.
alter table commissions add column is_clawed boolean not null default false;
create index commissions_clawed on commissions (currency, id) where is_clawed;

alter table payout_rows drop constraint payout_rows_amount_check, drop constraint payout_rows_paid_check;
alter table payout_rows add constraint payout_rows_amount_check check (amount <> 0 and sign(paid) in (0, sign(amount)));
-- Nobody is paid twice for the same share; what comes back of it may come in several parts.
drop index payout_rows_once;
create unique index payout_rows_once on payout_rows (commission_id, payee_id) where is_live and amount > 0;
create index payout_rows_share on payout_rows (commission_id, payee_id) where is_live;

-- What a payee owes the house back of a commission, until it came.
create table payout_claims (
  id uuid primary key,
  commission_id uuid not null references commissions (id),
  -- The id outlives the account.
  payee_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  reason text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- In reais, on the bank's day, under its reference.
  repaid bigint check (repaid > 0),
  repaid_on date,
  repaid_reference text,
  check ((repaid is null) = (repaid_on is null) and (repaid is null) = (repaid_reference is null))
);
-- What of a share is claimed back, and what is still open.
create index payout_claims_share on payout_claims (commission_id, payee_id);
create index payout_claims_open on payout_claims (created_at, id) where repaid is null;
