-- A payee's commissions are looked for, sorted and summed by their shares alone: what these need of the commission is
-- copied to them, by triggers, so that nobody has to think of it.

alter table commission_shares
  add column state text,
  add column currency text,
  add column hotel_id uuid,
  add column due_on date,
  add column check_out date,
  add column arrived_on date,
  -- The month it came in, or is awaited in.
  add column month text;

create function copy_commission(share commission_shares, of commissions) returns commission_shares language plpgsql as $$
begin
  share.state := of.state;
  share.currency := of.currency;
  share.hotel_id := of.hotel_id;
  share.due_on := of.due_on;
  share.check_out := of.check_out;
  share.arrived_on := (of.arrived_at at time zone 'America/Sao_Paulo')::date;
  share.month := to_char(coalesce(share.arrived_on, of.due_on), 'YYYY-MM');
  return share;
end $$;

create function fill_share() returns trigger language plpgsql as $$
declare of commissions;
begin
  select * into strict of from commissions where id = new.commission_id;
  return copy_commission(new, of);
end $$;
create trigger commission_shares_filled before insert or update on commission_shares
  for each row execute function fill_share();

create function renew_shares() returns trigger language plpgsql as $$
begin
  -- Filled anew by the trigger above.
  update commission_shares set points = points where commission_id = new.id;
  return null;
end $$;
create trigger commissions_renew_shares after update on commissions for each row
  when ((old.state, old.due_on, old.check_out, old.arrived_at) is distinct from
    (new.state, new.due_on, new.check_out, new.arrived_at))
  execute function renew_shares();

update commission_shares set points = points;

-- A payee's list in each of its sorts, its boxes with their counts, and its sums by month without reading the rows.
create index commission_shares_due on commission_shares (payee_id, due_on, commission_id);
create index commission_shares_stay on commission_shares (payee_id, check_out, commission_id);
create index commission_shares_amount on commission_shares (payee_id, hotel_line, commission_id);
create index commission_shares_box on commission_shares (payee_id, state, due_on)
  include (currency, month, hotel_id, hotel_line, house_line);
drop index commission_shares_payee;
