-- What other currencies are worth in reais in a month, typed by administrators: estimates and points say their rate
-- and its month. A month without a rate uses the latest before it.
create table house_rates (
  month date not null check (extract(day from month) = 1),
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'BRL'),
  rate text not null check (rate ~ '^\d{1,9}(\.\d{1,10})?$'),
  version integer not null default 1,
  set_by uuid references profiles (id) on delete set null,
  set_at timestamptz not null,
  -- The latest before a month, per currency.
  primary key (currency, month)
);
create index house_rates_set_by on house_rates (set_by);
