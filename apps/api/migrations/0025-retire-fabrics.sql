-- A retired fabric keeps its name for what was ordered in it, and its prices for the day it comes back.
alter table fabrics add column is_retired boolean not null default false;
