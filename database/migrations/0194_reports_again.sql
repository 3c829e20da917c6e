-- A person has one open report of a thing; once it was decided, they may report what happens to it afterwards.
drop index reports_once;
create unique index reports_once on reports (post_id, coalesce(comment_id, post_id), reporter_id)
  where decision is null;
-- Deleting a post looks for all of its reports, and what is open about it is counted.
create index reports_post_id on reports (post_id);
