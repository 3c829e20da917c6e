-- Notices are kept for twelve months: found by their day.
create index notifications_created_at on notifications (created_at);
-- What an edit said and was answered is kept for ninety days; that it was carried out, and at which revision, for good.
alter table journey_operations alter column operation drop not null, alter column answer drop not null;
create index journey_operations_bodies on journey_operations (at) where operation is not null;

-- Whoever or whatever a row points at is deleted without reading the whole table; rows that point at nothing are left out.
create index campaigns_created_by on campaigns (created_by) where created_by is not null;
create index commissions_bonus on commissions (bonus_id) where bonus_id is not null;
create index commissions_booked on commissions (booked_id) where booked_id is not null;
create index feature_requests_answered_by on feature_requests (answered_by) where answered_by is not null;
create index feature_requests_merged_into on feature_requests (merged_into) where merged_into is not null;
create index feature_requests_update on feature_requests (update_id) where update_id is not null;
create index material_links_user on material_links (user_id) where user_id is not null;
create index material_versions_created_by on material_versions (created_by) where created_by is not null;
create index materials_shown_version on materials (shown_version_id) where shown_version_id is not null;
create index payment_declarations_hotel on payment_declarations (hotel_id);
create index payment_declarations_proof on payment_declarations (proof_file_id) where proof_file_id is not null;
create index payments_hotel on payments (hotel_id) where hotel_id is not null;
create index payout_invoices_file on payout_invoices (file_id) where file_id is not null;
create index payout_rows_commission on payout_rows (commission_id);
create index payouts_booked on payouts (booked_id) where booked_id is not null;
create index payouts_proof on payouts (proof_file_id) where proof_file_id is not null;
create index reports_decided_by on reports (decided_by) where decided_by is not null;
create index reputation_words_user on reputation_words (user_id);
create index statement_rungs_statement on statement_rungs (statement_id);
create index tier_moves_ladder on tier_moves (ladder_id) where ladder_id is not null;
create index timeline_removals_answered_by on timeline_removals (answered_by) where answered_by is not null;
create index timeline_removals_removed_by on timeline_removals (removed_by) where removed_by is not null;
