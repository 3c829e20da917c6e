-- How many came by which way in the last weeks, and what each of a team answers for.
create index link_leads_at on link_leads (at);
create index store_leads_at on store_leads (at);
create index diagnostics_visitors on diagnostics (started_at) where user_id is null;
create index newsletter_subscribers_confirmed on newsletter_subscribers (confirmed_at) where confirmed_at is not null;
