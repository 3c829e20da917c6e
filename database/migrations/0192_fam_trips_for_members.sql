-- A fam trip asks a tier and trainings of who applies: it is for members, and no visitor's form leads past them.
update events set audience = 'members' where kind = 'fam_trip' and audience = 'public';
