-- How large what is said of a block is, so that a journey is weighed by adding numbers up instead of reading its texts.
alter table journey_blocks
  add column bytes integer not null generated always as (octet_length(content::text)) stored;
