-- A tenant's size chart of one product type. A change is a new version and none is overwritten: what was ordered by an earlier
-- chart is still cut by it.
create table size_charts (
  tenant_id uuid not null default current_tenant_id() references tenants,
  product_type text not null,
  version int not null check (version >= 1),
  -- By size, by measure: whole millimetres.
  rows jsonb not null check (jsonb_typeof(rows) = 'object'),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, product_type, version)
);

call protect_by_tenant('size_charts');
