-- Whoever has asked a hotel for a stay is known to it by name since then, also before this was written down.
insert into hotel_introductions (hotel_id, user_id, since)
  select b.hotel_id, b.owner_id, min(b.created_at) from bookings b join profiles p on p.id = b.owner_id
  group by b.hotel_id, b.owner_id
on conflict (hotel_id, user_id) do update set since = least(hotel_introductions.since, excluded.since);
