-- Shares are judged with their commission (0071), and now also where they are written by themselves.
create function refuse_other_shares() returns trigger language plpgsql as $$
declare
  of uuid := coalesce(new.commission_id, old.commission_id);
begin
  if exists (
    select from commissions c where c.id = of and (
      select (sum(s.points), sum(s.hotel_line), sum(s.house_line)) is distinct from (10000::bigint, c.hotel_line::numeric, c.house_line::numeric)
      from commission_shares s where s.commission_id = c.id)
  ) then
    raise exception 'the shares of commission % are not the whole', of;
  end if;
  return null;
end $$;
create constraint trigger commission_shares_are_whole
  after insert or delete or update of points, hotel_line, house_line on commission_shares
  deferrable initially deferred for each row execute function refuse_other_shares();
