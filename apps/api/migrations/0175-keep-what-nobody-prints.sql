-- The customer has ordered although their design has no place for some names or numbers: a decision, kept with the order.
alter table orders add column accepts_unprinted boolean not null default false;
