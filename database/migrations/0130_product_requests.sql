-- A request is for a stay or for a product: one record, one table of states, one thread (loop: bookings).

alter table bookings alter column hotel_id drop not null;
alter table bookings alter column contract_id drop not null;
alter table bookings
  -- What is asked for, where it is no stay; a product that is gone leaves what was said of it.
  add column product_id uuid references products (id) on delete set null,
  -- What the product said when it was asked for, with the terms it is sold under, as domain/bookings/offers.ts has it.
  add column offer jsonb,
  -- The member who offers it; a hotel's product has the hotel. The id outlives the account.
  add column supplier_id uuid,
  -- How many of the product's places an acceptance takes.
  add column places integer not null default 0 check (places >= 0);
alter table bookings drop constraint bookings_check;
alter table bookings
  add constraint bookings_days check (check_out > check_in or (offer is not null and check_out = check_in)),
  add constraint bookings_of_stay_or_product check ((offer is null) = (contract_id is not null)),
  add constraint bookings_answered_by check ((hotel_id is null) = (supplier_id is not null));
-- What is asked of a member who offers products, latest first, and what is due first.
create index bookings_supplier on bookings (supplier_id, created_at desc, id desc) where supplier_id is not null;
create index bookings_supplier_due on bookings
  (supplier_id, coalesce(due_at, timestamptz '2200-01-01 00:00:00+00'), id) where supplier_id is not null;
-- A product that is removed looks for what was asked of it.
create index bookings_product on bookings (product_id) where product_id is not null;

-- Somebody without an account who asks for a product. The booking's owner_id is this id: it leads to no account.
create table booking_visitors (
  id uuid primary key,
  booking_id uuid not null unique references bookings (id) on delete cascade,
  name text not null,
  email text not null,
  language text not null check (language in ('pt', 'en')),
  -- When they agreed that their request is answered by these means.
  agreed_at timestamptz not null,
  -- By which way they came to the seller's page; null where they did not come by it, or nobody knows.
  source text check (source in ('direct', 'whatsapp', 'instagram', 'qr', 'search', 'site', 'other')),
  forgotten_at timestamptz
);
-- What somebody asked for, when they want their data or leave.
create index booking_visitors_email on booking_visitors (email) where email <> '';

-- A link of a mail is a desk's, which answers once by it, or a visitor's, who goes on by it.
alter table booking_links add column side text not null default 'hotel' check (side in ('hotel', 'seller'));

-- What a member owes whoever sold their product; what a hotel owes has the hotel.
alter table commissions alter column hotel_id drop not null;
alter table commissions add column supplier_id uuid;
alter table commissions add constraint commissions_owed_by check ((hotel_id is null) = (supplier_id is not null));
create index commissions_supplier on commissions (supplier_id, due_on, id) where supplier_id is not null;
