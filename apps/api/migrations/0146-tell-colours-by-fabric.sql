-- Whether what is nearly black keeps its steps on a press whose black is lighter than a screen's, and what their printer makes of colours
-- on one fabric: [{"fabric": "…", "hash": "…", "name": "…"}]. On all others it is what was kept of the supplier before.
alter table suppliers
  add column is_black_scaled boolean not null default true,
  add column profiles jsonb not null default '[]';
