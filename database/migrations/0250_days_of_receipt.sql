-- What a hotel paid through the house arrived on its bank's day, not on the day somebody typed it.
update commissions c set arrived_at = (m.paid_on + time '12:00') at time zone 'UTC'
  from (
    select m.commission_id, max(p.paid_on) as paid_on from payment_matches m join payments p on p.id = m.payment_id
    group by m.commission_id
  ) m
  where m.commission_id = c.id and c.route = 'house' and c.arrived_at is not null
    and (c.arrived_at at time zone 'America/Sao_Paulo')::date <> m.paid_on;
