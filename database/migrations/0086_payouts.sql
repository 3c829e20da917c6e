-- What the house pays to those who are owed: batches that two administrators answer for. Paid in reais, by Pix.

create table payout_batches (
  id uuid primary key,
  number bigint generated always as identity unique,
  -- What is owed in, and the rate by which it is paid in reais, frozen with its day.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rate text check (rate ~ '^[0-9]{1,9}(\.[0-9]{1,10})?$'),
  rate_on date,
  state text not null check (state in ('drafted', 'approved', 'sent', 'settled', 'reversed')),
  prepared_by uuid not null,
  approved_by uuid,
  sent_by uuid,
  settled_by uuid,
  reversed_by uuid,
  reason text not null default '',
  created_at timestamptz not null,
  approved_at timestamptz,
  sent_at timestamptz,
  settled_at timestamptz,
  reversed_at timestamptz,
  version integer not null default 1,
  check ((currency = 'BRL') = (rate is null)),
  check ((rate is null) = (rate_on is null)),
  -- Nobody alone: whoever prepared it does not let it go.
  check (approved_by <> prepared_by),
  check (state in ('drafted', 'reversed') or approved_by is not null)
);
-- The latest first.
create index payout_batches_created on payout_batches (created_at desc, id desc);

-- What one payee gets of a batch; the key is the one that stood there when it was prepared.
create table payouts (
  id uuid primary key,
  batch_id uuid not null references payout_batches (id),
  -- The id outlives the account.
  payee_id uuid not null,
  gross bigint not null check (gross > 0),
  -- In reais: before and after what is withheld.
  paid_gross bigint not null check (paid_gross > 0),
  withholdings jsonb not null default '[]',
  withheld bigint not null default 0 check (withheld >= 0),
  net bigint not null check (net > 0),
  -- Forgotten with the account.
  key_kind text check (key_kind in ('cpf', 'cnpj', 'phone', 'email', 'random')),
  key text,
  holder text,
  details_version integer not null,
  edited_by uuid,
  proof_file_id uuid references files (id),
  -- The transaction that books it, from the moment the money left.
  booked_id uuid references ledger_transactions (id),
  check (net = paid_gross - withheld),
  unique (batch_id, payee_id),
  unique (id, payee_id)
);
-- What one payee was paid.
create index payouts_payee on payouts (payee_id, batch_id);

create table payout_rows (
  payout_id uuid not null,
  commission_id uuid not null references commissions (id),
  payee_id uuid not null,
  amount bigint not null check (amount > 0),
  paid bigint not null check (paid >= 0),
  -- Until the payout is taken back.
  is_live boolean not null default true,
  primary key (payout_id, commission_id),
  foreign key (payout_id, payee_id) references payouts (id, payee_id)
);
-- Nobody is paid twice for the same share.
create unique index payout_rows_once on payout_rows (commission_id, payee_id) where is_live;

-- Judged when the database transaction ends: the rows of a payout are the payout.
create function refuse_other_sum() returns trigger language plpgsql as $$
begin
  if exists (
    select from payouts p where p.id = new.id and (
      select (sum(r.amount), sum(r.paid)) is distinct from (p.gross::numeric, p.paid_gross::numeric)
      from payout_rows r where r.payout_id = p.id)
  ) then
    raise exception 'the rows of payout % are not its sum', new.id;
  end if;
  return null;
end $$;
create constraint trigger payouts_are_their_rows after insert or update on payouts
  deferrable initially deferred for each row execute function refuse_other_sum();

-- Papers that came: invoices of payees and proofs of what was paid, until one of both names them and afterwards.
create table payout_files (
  file_id uuid primary key references files (id) on delete cascade,
  user_id uuid not null,
  created_at timestamptz not null
);

-- The invoice of a payee for some of what they are owed.
create table payout_invoices (
  id uuid primary key,
  payee_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- Both are forgotten with the account.
  number text,
  file_id uuid references files (id) on delete set null,
  created_at timestamptz not null,
  unique (payee_id, number)
);
create table payout_invoice_rows (
  invoice_id uuid not null references payout_invoices (id) on delete cascade,
  commission_id uuid not null references commissions (id),
  payee_id uuid not null,
  primary key (invoice_id, commission_id),
  -- A share stands on one invoice.
  unique (commission_id, payee_id)
);

-- What can be paid out, found among all that ever was.
create index commissions_payable on commissions (currency, id) where state = 'approved';
