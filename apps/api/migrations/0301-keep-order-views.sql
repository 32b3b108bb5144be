-- Filters, sorting and columns of the list of orders that staff keep under a name, for themselves or for all.
create table order_views (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  query jsonb not null,
  is_shared boolean not null,
  made_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id)
);
create index order_views_owner on order_views (tenant_id, owner_id);
call protect_by_tenant('order_views');

-- Orders by supplier in the order of the list, and by product.
create index orders_supplied on orders (tenant_id, supplier_id, placed_at, id) where supplier_id is not null;
drop index orders_supplier;
create index order_lines_product on order_lines (tenant_id, product_type, order_id);
