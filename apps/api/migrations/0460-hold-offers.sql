-- Prices of accepted offers. Each holds for one order of its garments, until its last instant.
create table held_offers (
  tenant_id uuid not null default current_tenant_id() references tenants,
  -- That of its request.
  id uuid not null,
  number text not null,
  -- Lines as sent: text, pieces, price of one piece, and the garment and fabric whose price is held; null for free text.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  offered_by uuid not null,
  accepted_at timestamptz not null,
  expires_at timestamptz not null,
  -- The customer whose price it is, or the cart of a browser without an account. Neither once that cart was deleted.
  owner_id uuid,
  cart_id uuid,
  -- The order that used it. A canceled one frees it.
  used_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references quote_requests (tenant_id, id) on delete cascade,
  foreign key (tenant_id, offered_by) references accounts (tenant_id, id),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id),
  foreign key (tenant_id, cart_id) references carts (tenant_id, id) on delete set null (cart_id),
  foreign key (tenant_id, used_by) references orders (tenant_id, id),
  check (owner_id is null or cart_id is null)
);
create index held_offers_owner on held_offers (tenant_id, owner_id) where owner_id is not null;
create index held_offers_cart on held_offers (tenant_id, cart_id) where cart_id is not null;
create index held_offers_used_by on held_offers (tenant_id, used_by) where used_by is not null;
call protect_by_tenant('held_offers');
revoke delete on held_offers from kitwright_app;

alter table order_lines drop constraint order_lines_price_source_check;
alter table order_lines add constraint order_lines_price_source_check
  check (price_source in ('list', 'manual', 'sample', 'offer'));
