-- The invented person who stands for a player in team photos; null where none was chosen.
alter table players add column person text check (person ~ '^[a-z][a-z0-9-]{0,39}$');
