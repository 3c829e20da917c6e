-- Administrators find a question by a part of its words, in either language. Without an index of its own: there are
-- dozens of questions, read whole by the public page anyway.
alter table faq_entries add column search text not null
  generated always as (fold_text((question ->> 'pt') || ' ' || (question ->> 'en'))) stored;
