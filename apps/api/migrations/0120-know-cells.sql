-- Both are home's. The cells that have been given shops: whoever starts without one of them would say of its shops that they are not there.
create table used_cells (
  name text primary key
);

-- The servers and workers that run, and the cells that each knows; each says so every few seconds, as long as it runs.
create unlogged table processes (
  id uuid primary key,
  name text not null,
  cells text[] not null,
  seen_at timestamptz not null default clock_timestamp()
);
