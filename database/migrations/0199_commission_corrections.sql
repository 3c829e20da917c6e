-- What was fixed can be corrected: the bonus that is booked is known by its transaction, so that it can be booked anew.
alter table commissions add column bonus_id uuid references ledger_transactions (id);
update commissions c set bonus_id = t.id from ledger_transactions t
  where t.cause = 'commission/' || c.id || '/house-line';
