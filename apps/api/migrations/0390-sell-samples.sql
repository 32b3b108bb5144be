-- Samples in a cart, beside its designs.
create table cart_samples (
  tenant_id uuid not null default current_tenant_id() references tenants,
  cart_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('size_set', 'swatches', 'sewn')),
  product_type text not null check (length(product_type) <= 40),
  -- The design that is sewn, with the fabric, size and sleeve of that piece; null for the other kinds.
  design_id uuid,
  fabric text not null default '' check (length(fabric) <= 40),
  size text not null default '' check (length(size) <= 20),
  sleeve text not null default 'short' check (sleeve in ('short', 'long')),
  added_at timestamptz not null,
  primary key (tenant_id, cart_id, id),
  unique nulls not distinct (tenant_id, cart_id, kind, product_type, design_id),
  foreign key (tenant_id, cart_id) references carts (tenant_id, id) on delete cascade,
  check ((kind = 'sewn') = (design_id is not null))
);
call protect_by_tenant('cart_samples');

-- Credits of samples: amounts that an order of samples gives back on the next full order of their garment, once.
create table sample_credits (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  kind text not null check (kind in ('size_set', 'swatches', 'sewn')),
  product_type text not null check (length(product_type) <= 40),
  cents bigint not null check (cents > 0),
  -- The last day on which it counts.
  expires_on date not null,
  -- The order that used it. A canceled one frees it.
  used_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, used_by) references orders (tenant_id, id)
);
create index sample_credits_order on sample_credits (tenant_id, order_id);
create index sample_credits_used_by on sample_credits (tenant_id, used_by) where used_by is not null;
call protect_by_tenant('sample_credits');
revoke delete on sample_credits from kitwright_app;

alter table order_lines drop constraint order_lines_price_source_check;
alter table order_lines add constraint order_lines_price_source_check check (price_source in ('list', 'manual', 'sample'));
