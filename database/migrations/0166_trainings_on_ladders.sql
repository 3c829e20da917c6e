-- A step of a ladder may ask for trainings whose certificate is valid.
alter table advisor_tiers
  add column valid_trainings integer not null default 0 check (valid_trainings between 0 and 100);
