-- How long a run searches for the shortest roll, in parts of the usual; how far it is with that; and whether what it has found will do.
alter table packs
  add column effort int not null default 1 check (effort in (1, 4, 16)),
  add column laying jsonb,
  add column is_enough boolean not null default false;
