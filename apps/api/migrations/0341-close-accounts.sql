-- When customers were erased, without anything about them: pictures that were drawn for the shop go once a day after it.
create table erasures (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  erased_at timestamptz not null,
  -- Finished orders that the books keep.
  kept_orders int not null,
  cleared_at timestamptz,
  primary key (tenant_id, id)
);
create index erasures_uncleared on erasures (tenant_id) where cleared_at is null;
call protect_by_tenant('erasures');
