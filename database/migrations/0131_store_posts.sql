-- The posts of the house that a seller shows on their page, by their address, in the seller's order.
alter table stores add column posts text[] not null default '{}';
