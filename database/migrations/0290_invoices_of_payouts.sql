-- An invoice is asked for once the rate is fixed: it is for one payout, in reais, with what a city's form says.

alter table payouts
  -- A company, judged when the batch was prepared; what was prepared before stays under the rule of its day.
  add column needs_invoice boolean not null default false,
  -- Finance has looked at the invoice and said what is kept back.
  add column confirmed_at timestamptz,
  -- Out of the batch before it was approved; the shares are due again, the row stays as its story.
  add column taken_out_at timestamptz,
  add column taken_out_by uuid,
  add column taken_out_reason text,
  add constraint payouts_taken_out_check
    check ((taken_out_at is null) = (taken_out_by is null) and (taken_out_at is null) = (taken_out_reason is null));

alter table payout_invoices
  -- Null for those that came before the rate, in the currency owed: payout_invoice_rows say what they were for.
  add column payout_id uuid,
  -- Until its payout is taken back: then the same number may come again.
  add column is_live boolean not null default true,
  add column taker_name text,
  add column taker_cnpj text,
  add column city text,
  add column service_code text,
  add column competence text check (competence ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  add column regime text check (regime in ('simples', 'presumido')),
  -- In reais, kept back by the house as the invoice says; others with a word.
  add column iss bigint not null default 0 check (iss >= 0),
  add column other bigint not null default 0 check (other >= 0),
  add column other_word text not null default '',
  add constraint payout_invoices_payout_fkey foreign key (payout_id, payee_id) references payouts (id, payee_id),
  add constraint payout_invoices_whole check (payout_id is null or (currency = 'BRL' and taker_name is not null
    and city is not null and service_code is not null and competence is not null and regime is not null
    and iss + other < amount));
update payout_invoices i set is_live = false where not exists (
  select from payout_invoice_rows x
    join payout_rows r on r.commission_id = x.commission_id and r.payee_id = x.payee_id and r.is_live
    where x.invoice_id = i.id);

alter table payout_invoices drop constraint payout_invoices_payee_id_number_key;
-- A number is one invoice's, and a payout has one.
create unique index payout_invoices_number on payout_invoices (payee_id, number) where is_live;
create unique index payout_invoices_payout on payout_invoices (payout_id) where is_live;
-- Whatever an invoice was ever for.
create index payout_invoices_of on payout_invoices (payout_id, payee_id);
