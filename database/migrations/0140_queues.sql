-- What waits for the team, the longest first: each queue is read from an index of its own.
create index payout_batches_waiting on payout_batches (created_at, id) where state in ('drafted', 'approved');
create index statements_ready on statements (prepared_at, id) where state = 'prepared';
create index referrals_sent on referrals (created_at, id) where state = 'sent';
create index feature_requests_new on feature_requests (created_at, id) where state = 'new';
create index reputation_appeals_waiting on reputation_appeals (created_at, id) where state = 'waiting';

-- How the last weeks went.
create index facts_kind_at on facts (kind, at);
create index journeys_created_at on journeys (created_at);
create index journey_snapshots_first on journey_snapshots (published_at) where number = 1;
create index bookings_answered on bookings (created_at) include (answered_minutes) where answered_minutes is not null;
create index commissions_confirmed_at on commissions (confirmed_at) where confirmed_at is not null;
create index commissions_arrived_at on commissions (arrived_at) where arrived_at is not null;
create index material_versions_published_at on material_versions (published_at) where published_at is not null;
