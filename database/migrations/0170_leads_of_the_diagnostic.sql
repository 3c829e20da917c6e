-- Who began the diagnostic by a member's link counts for it as who wrote does: one lead hangs on one of the two, and is
-- forgotten with it.
alter table link_leads drop constraint link_leads_pkey;
alter table link_leads alter column message_id drop not null;
alter table link_leads add column id uuid primary key default gen_random_uuid();
alter table link_leads add constraint link_leads_message unique (message_id);
alter table link_leads add column diagnostic_id uuid unique references diagnostics (id) on delete cascade;
alter table link_leads add constraint link_leads_of_one check (num_nonnulls(message_id, diagnostic_id) = 1);

insert into link_leads (diagnostic_id, link_id, source, at)
select d.id, l.id,
  case substr(d.source, 13) when 'w' then 'whatsapp' when 'p' then 'post' when 's' then 'story' when 'f' then 'sheet'
    else 'link' end,
  d.started_at
from diagnostics d join short_links l on l.code = lower(substr(d.source, 6, 7))
where d.user_id is null and d.source ~ '^link:[0-9A-Za-z]{7}[wpsf]?$';
