-- News in both languages: the columns of spec §3 hold the Portuguese, these the English where it is written.
alter table system_updates
  add column title_en text,
  add column description_en text,
  add constraint system_updates_english_whole check ((title_en is null) = (description_en is null));
