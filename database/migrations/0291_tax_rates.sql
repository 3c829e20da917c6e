-- What taxes come to, by day: the row of the latest day that has come holds, of one day the one typed last. Rows are
-- only added, so that the table is its own history; finance types them, each with its source.
create table tax_rates (
  id uuid primary key,
  kind text not null check (kind in ('irrf_simples', 'irrf_presumido')),
  -- In basis points.
  rate integer not null check (rate between 0 and 9999),
  valid_from date not null,
  source text not null check (length(source) between 1 and 300),
  -- Null for what came with the house.
  set_by uuid references profiles (id) on delete set null,
  set_at timestamptz not null
);
-- What holds on a day.
create index tax_rates_on on tax_rates (kind, valid_from desc, set_at desc);
create index tax_rates_set_by on tax_rates (set_by);

insert into tax_rates (id, kind, rate, valid_from, source, set_at) values
  ('0f6a3f52-9d0e-4c57-8f0a-6f1c4f6f2901', 'irrf_simples', 0, '2007-07-01',
    'IN RFB 765/2007, art. 1º: sem retenção de empresas do Simples Nacional', '2026-01-01T03:00:00Z'),
  ('0f6a3f52-9d0e-4c57-8f0a-6f1c4f6f2902', 'irrf_presumido', 150, '2018-11-23',
    'Decreto 9.580/2018 (RIR/2018), art. 718, I: comissões entre empresas, 1,5%', '2026-01-01T03:00:00Z');
