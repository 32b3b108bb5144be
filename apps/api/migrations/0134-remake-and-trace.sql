-- Pieces that are made once more: which, why, by whose fault, at what cost; and where their parcel is.
create table remakes (
  tenant_id uuid not null default current_tenant_id(),
  id uuid not null default time_uuid(),
  order_id uuid not null,
  -- Of its order, from 1: labels and papers say R1.
  place int not null,
  -- Who makes them, as the order named them then.
  supplier_id uuid,
  -- [{"line": 1, "garment": 3, "pieces": ["front", "sleeveL"]}]
  items jsonb not null,
  pieces int not null,
  reason text not null check (reason in ('missing', 'wrong', 'print-fault', 'sewing-fault', 'lost')),
  culprit text not null check (culprit in ('shop', 'supplier', 'carrier', 'customer')),
  cost_cents bigint not null,
  -- For who makes them.
  note text not null default '',
  made_by uuid not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  tracking text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, order_id, place),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, made_by) references accounts (tenant_id, id)
);
create index remakes_made on remakes (tenant_id, made_at, id);
call protect_by_tenant('remakes');

-- A run may make one remake alone.
alter table packs add column remake_id uuid;
alter table packs no force row level security;
alter table remakes no force row level security;
alter table packs add foreign key (tenant_id, remake_id) references remakes (tenant_id, id);
alter table packs force row level security;
alter table remakes force row level security;
create index packs_remake on packs (tenant_id, remake_id) where remake_id is not null;

-- Pieces that were seen where garments are put together, by the sign on their label; each once.
create table piece_counts (
  tenant_id uuid not null default current_tenant_id(),
  order_id uuid not null,
  sign text not null,
  -- Null: the supplier.
  counted_by uuid,
  counted_at timestamptz not null,
  primary key (tenant_id, order_id, sign),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, counted_by) references accounts (tenant_id, id)
);
call protect_by_tenant('piece_counts');
