-- What opens a supplier's page, without an account: links that end, and can be ended. Only their hash is kept.
create table supplier_links (
  tenant_id uuid not null default current_tenant_id(),
  id uuid not null default time_uuid(),
  supplier_id uuid not null,
  hash bytea not null,
  -- Which of the staff; what is sent in by the link is kept in their name.
  made_by uuid not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  opened_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, hash),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, made_by) references accounts (tenant_id, id)
);
create index supplier_links_supplier on supplier_links (tenant_id, supplier_id, id);
call protect_by_tenant('supplier_links');

-- The print files that a supplier works from, one run of each order, and how far they have come.
create table handovers (
  tenant_id uuid not null default current_tenant_id(),
  order_id uuid not null,
  supplier_id uuid not null,
  pack_id uuid not null,
  state text not null default 'new' check (state in ('new', 'received', 'printed', 'cut', 'sewn', 'sent')),
  -- Of the parcel, once it is on its way.
  tracking text not null default '',
  handed_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, pack_id) references packs (tenant_id, id) on delete cascade
);
create index handovers_supplier on handovers (tenant_id, supplier_id, handed_at);
create index handovers_pack on handovers (tenant_id, pack_id);
call protect_by_tenant('handovers');

-- What was done and said of an order between the shop and one supplier, in its order.
create table handover_notes (
  tenant_id uuid not null default current_tenant_id(),
  id uuid not null default time_uuid(),
  order_id uuid not null,
  supplier_id uuid not null,
  -- 'handed' and 'ended' are the shop's, a state and 'fetched' the supplier's, 'text' and 'photo' of either.
  kind text not null check (kind in ('handed', 'ended', 'received', 'printed', 'cut', 'sewn', 'sent', 'fetched', 'text', 'photo')),
  text text not null default '',
  file_id uuid,
  -- Null: the supplier.
  by uuid,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, by) references accounts (tenant_id, id)
);
create index handover_notes_order on handover_notes (tenant_id, order_id, id);
create index handover_notes_file on handover_notes (tenant_id, file_id) where file_id is not null;
call protect_by_tenant('handover_notes');
