-- Pictures that a hotel sent for its page; what was published names them, so they are kept.
create table hotel_pictures (
  id uuid primary key references files (id),
  hotel_id uuid not null references hotels (id) on delete cascade,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_by uuid,
  created_at timestamptz not null
);
-- Deleting a hotel looks for its pictures, and an edit asks whose a picture is.
create index hotel_pictures_hotel_id on hotel_pictures (hotel_id);
