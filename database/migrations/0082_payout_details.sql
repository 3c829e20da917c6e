-- Where somebody who is owed money is paid: a key of Pix as its directory keeps it, and whose account it is.

create table payout_details (
  user_id uuid primary key references profiles (id) on delete cascade,
  kind text not null check (kind in ('cpf', 'cnpj', 'phone', 'email', 'random')),
  key text not null check (length(key) between 1 and 77),
  holder text not null check (length(holder) between 1 and 80),
  version integer not null default 1,
  updated_at timestamptz not null
);
