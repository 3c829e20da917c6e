-- The kit's counts by type, language, situation and hotel, read from the index alone.
create index materials_kit on materials (hotel_id, type, language, opens_at, closes_at) where shown_version_id is not null;
