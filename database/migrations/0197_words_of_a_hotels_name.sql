-- A hotel named by a part of its name, or by that and its place ("Velaa Maldives"), is too unlike the whole for trigrams:
-- its words are looked up one by one.
create index hotels_name_words on hotels using gin (string_to_array(hotel_key(name), ' '));
create index referrals_name_words on referrals using gin (string_to_array(name_key, ' '));
