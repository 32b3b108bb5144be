-- Carts: a customer's, or a browser's by the hash of a secret that its cookie holds.
create table carts (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  owner_id uuid,
  secret_hash text check (secret_hash ~ '^[0-9a-f]{64}$'),
  version int not null default 0 check (version >= 0),
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, owner_id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id) on delete cascade,
  check ((owner_id is null) <> (secret_hash is null))
);
create index carts_changed on carts (tenant_id, changed_at);
call protect_by_tenant('carts');
create table cart_items (
  tenant_id uuid not null default current_tenant_id() references tenants,
  cart_id uuid not null,
  id uuid not null,
  position int not null,
  -- A design of the owner, or one that only a browser has: then the document lies here.
  design_id uuid not null,
  name text not null check (length(name) <= 120),
  product_type text not null,
  -- The design's revision as the customer saw it; null for one that is not saved.
  revision int check (revision > 0),
  document jsonb,
  fabric text not null check (length(fabric) <= 40),
  lines jsonb not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, cart_id, id),
  foreign key (tenant_id, cart_id) references carts (tenant_id, id) on delete cascade,
  check ((revision is null) = (document is not null))
);
call protect_by_tenant('cart_items');
-- Links by which somebody without an account approves a cart.
create table cart_links (
  tenant_id uuid not null default current_tenant_id() references tenants,
  cart_id uuid not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  approved_name text not null default '' check (length(approved_name) <= 80),
  approved_at timestamptz,
  approved_version int,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, cart_id) references carts (tenant_id, id) on delete cascade,
  check ((approved_at is null) = (approved_version is null)),
  check ((approved_at is null) = (approved_name = ''))
);
create index cart_links_cart on cart_links (tenant_id, cart_id);
call protect_by_tenant('cart_links');
-- Who approved an order's cart by its link, before it was placed.
alter table orders
  add column cart_approved_by text check (length(cart_approved_by) <= 80),
  add column cart_approved_at timestamptz,
  add constraint orders_cart_approval check ((cart_approved_by is null) = (cart_approved_at is null));
