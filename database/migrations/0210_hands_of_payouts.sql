-- Everybody who ever changed what is kept back of a payout, not only the last: none of them approves its batch.
alter table payouts add column hands uuid[] not null default '{}';
update payouts p set hands = array(
  select distinct h.id from (
    select p.edited_by as id
    union all
    select l.actor_id from audit_log l
      where l.subject_type = 'payout' and l.subject_id = p.id::text and l.action = 'payout.withheld'
  ) h where h.id is not null
);
