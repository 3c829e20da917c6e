-- What the person said of themselves in the sign-up that a confirmation mail belongs to. An address can be signed
-- up more than once before anyone confirms it; whoever confirms gets the words of their own sign-up.
alter table auth.one_time_tokens add column user_metadata jsonb;
