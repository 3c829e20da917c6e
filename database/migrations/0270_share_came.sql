-- What of a share has come in part: of money that the hotel sent through the house while more is awaited, whoever sold
-- comes first and the override after. The one place where it is computed; figures, lists and files read the column.

alter table commission_shares add column came bigint not null default 0;

create or replace function copy_commission(share commission_shares, of commissions) returns commission_shares language plpgsql as $$
begin
  share.state := of.state;
  share.currency := of.currency;
  share.hotel_id := of.hotel_id;
  share.due_on := of.due_on;
  share.check_out := of.check_out;
  share.arrived_on := (of.arrived_at at time zone 'America/Sao_Paulo')::date;
  share.month := to_char(coalesce(share.arrived_on, of.due_on), 'YYYY-MM');
  share.came := case
    when of.route = 'house' and of.state in ('expected', 'confirmed', 'disputed') and of.hotel_line > 0
      then least(share.hotel_line, floor(least(of.received, of.hotel_line)::numeric * share.hotel_line / of.hotel_line))
    else 0
  end;
  return share;
end $$;

drop trigger commissions_renew_shares on commissions;
create trigger commissions_renew_shares after update on commissions for each row
  when ((old.state, old.due_on, old.check_out, old.arrived_at, old.received, old.hotel_line) is distinct from
    (new.state, new.due_on, new.check_out, new.arrived_at, new.received, new.hotel_line))
  execute function renew_shares();

-- The sums of a payee are read from it alone.
drop index commission_shares_box;
create index commission_shares_box on commission_shares (payee_id, state, due_on)
  include (currency, month, hotel_id, hotel_line, house_line, came);

-- Last: what it renews waits to be checked, and no table is shaped after that.
update commission_shares set points = points;
