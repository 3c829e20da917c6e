-- How many are shown in each country, answered from the index alone: it holds everything the marketplace's filters ask.
drop index products_shown_country;
create index products_shown_country on products (country, visibility, kind, is_instant, closes_at) where is_shown;
