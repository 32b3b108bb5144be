create table orders (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null,
  owner_id uuid not null,
  -- What people read and say: AK-000123.
  number text not null,
  status text not null default 'REVIEWING'
    check (status in ('REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED', 'CANCELED')),
  -- Counts every change of this row, for If-Match.
  version int not null default 1,
  qty int not null check (qty > 0),
  subtotal_cents bigint not null,
  discount_cents bigint not null,
  total_cents bigint not null check (total_cents = subtotal_cents - discount_cents and total_cents >= 0),
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  address text not null,
  landmark text not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  note text not null,
  supplier text,
  designed_at timestamptz,
  placed_at timestamptz not null,
  approved_at timestamptz,
  delivered_at timestamptz,
  received_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id)
);
create index orders_owner on orders (tenant_id, owner_id, placed_at desc, id);
call protect_by_tenant('orders');
revoke delete on orders from kitwright_app;

create table order_lines (
  tenant_id uuid not null default current_tenant_id() references tenants,
  order_id uuid not null,
  id uuid not null,
  position int not null,
  design_id uuid not null,
  revision int not null,
  design_name text not null,
  product_type text not null,
  fabric text not null,
  size text not null,
  sleeve text not null check (sleeve in ('short', 'long')),
  version text not null check (version in ('player', 'goalkeeper')),
  player_name text not null,
  print_name text not null,
  number smallint check (number between 0 and 99),
  qty int not null check (qty > 0),
  base_cents bigint not null,
  unit_cents bigint not null,
  surcharges jsonb not null,
  discounts jsonb not null,
  discount_cents bigint not null,
  total_cents bigint not null check (total_cents = unit_cents * qty - discount_cents),
  primary key (tenant_id, order_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, design_id, revision) references design_revisions (tenant_id, design_id, revision)
);
create index order_lines_design on order_lines (tenant_id, design_id);
call protect_by_tenant('order_lines');
-- An order's prices and revisions are frozen when it is placed.
revoke update, delete on order_lines from kitwright_app;

create table order_history (
  tenant_id uuid not null default current_tenant_id() references tenants,
  order_id uuid not null,
  -- The order's version that this change made.
  version int not null,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  note text not null,
  actor_id uuid,
  actor_role text not null check (actor_role in ('owner', 'store', 'admin', 'system')),
  primary key (tenant_id, order_id, version),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
call protect_by_tenant('order_history');
revoke update, delete on order_history from kitwright_app;
