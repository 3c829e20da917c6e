-- The lock that orders live events is the last one a transaction takes: updates announce themselves when it ends, not
-- while it still has rows to wait for.
drop trigger system_updates_announce on system_updates;
create constraint trigger system_updates_announce after insert or update or delete on system_updates
  deferrable initially deferred for each row execute function announce_update();
