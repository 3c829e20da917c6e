-- Who writes to a seller's page, or asks for an offer, by a member's link counts for it as well: one lead hangs on one
-- of the four, and is forgotten with it.
alter table link_leads add column store_lead_id uuid unique references store_leads (id) on delete cascade;
alter table link_leads add column booking_id uuid unique references bookings (id) on delete cascade;
alter table link_leads drop constraint link_leads_of_one;
alter table link_leads add constraint link_leads_of_one
  check (num_nonnulls(message_id, diagnostic_id, store_lead_id, booking_id) = 1);
