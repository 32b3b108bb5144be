-- The runs that make an order's print files: who asked, how far each has come, why one stopped, and what came of it. Names of players are in
-- the files and in a problem's values alone.
create table packs (
  tenant_id uuid not null default current_tenant_id(),
  -- Sorts by when it was asked for.
  id uuid not null default time_uuid(),
  order_id uuid not null,
  -- Of the order as it was begun with: its count of changes, and the hash of all that is sewn.
  order_version int not null,
  order_hash text,
  -- Null: the operator, at the terminal.
  made_by uuid,
  asked_at timestamptz not null,
  ended_at timestamptz,
  state text not null default 'queued' check (state in ('queued', 'making', 'checking', 'done', 'stopped', 'canceled')),
  -- Who works on it says so again and again; past this it may be taken up by another.
  held_until timestamptz,
  garments int not null default 0,
  pieces int not null default 0,
  pieces_made int not null default 0,
  pieces_checked int not null default 0,
  -- Why it stopped, by an id, and what its sentence names.
  problem text,
  problem_values jsonb,
  -- What the archive holds, when it is done; what whoever prints should know.
  files jsonb,
  findings jsonb,
  bytes bigint,
  sha256 text,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, made_by) references accounts (tenant_id, id)
);
create index packs_order on packs (tenant_id, order_id, id);
-- Two at once would make the same.
create unique index packs_under_way on packs (tenant_id, order_id) where state in ('queued', 'making', 'checking');
call protect_by_tenant('packs');

create table pack_fetches (
  tenant_id uuid not null default current_tenant_id(),
  id uuid not null default time_uuid(),
  pack_id uuid not null,
  fetched_by uuid not null,
  fetched_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, pack_id) references packs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, fetched_by) references accounts (tenant_id, id)
);
create index pack_fetches_pack on pack_fetches (tenant_id, pack_id, id);
call protect_by_tenant('pack_fetches');
