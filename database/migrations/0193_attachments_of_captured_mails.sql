-- What a mail brings beside its words is in the mailbox that stands in for a mail server too.
alter table captured_mails add column attachments jsonb not null default '[]';
