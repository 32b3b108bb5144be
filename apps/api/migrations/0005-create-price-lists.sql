-- One price list per tenant; amounts are whole US cents.
create table price_rules (
  tenant_id uuid primary key default current_tenant_id() references tenants,
  minimum_qty int not null check (minimum_qty between 1 and 10000),
  -- Business days from approval.
  lead_time_days int not null check (lead_time_days between 0 and 365),
  long_sleeve_surcharge_cents int not null check (long_sleeve_surcharge_cents >= 0),
  long_sleeve_discount_percent int not null check (long_sleeve_discount_percent between 0 and 50),
  promotion_percent int check (promotion_percent between 1 and 50),
  promotion_from timestamptz,
  promotion_until timestamptz,
  check ((promotion_percent is null) = (promotion_from is null) and (promotion_from is null) = (promotion_until is null)),
  check (promotion_from < promotion_until)
);

create table fabrics (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id text not null check (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  position int not null,
  name_en text not null check (length(name_en) between 1 and 80),
  name_kh text not null check (length(name_kh) between 1 and 80),
  primary key (tenant_id, id)
);

create table base_prices (
  tenant_id uuid not null default current_tenant_id() references tenants,
  product_type text not null,
  fabric text not null,
  cents int not null check (cents > 0),
  primary key (tenant_id, product_type, fabric),
  foreign key (tenant_id, fabric) references fabrics (tenant_id, id)
);

create table quantity_steps (
  tenant_id uuid not null default current_tenant_id() references tenants,
  fabric text not null,
  from_qty int not null check (from_qty >= 1),
  percent int not null check (percent between 0 and 50),
  primary key (tenant_id, fabric, from_qty),
  foreign key (tenant_id, fabric) references fabrics (tenant_id, id)
);

create table size_surcharges (
  tenant_id uuid not null default current_tenant_id() references tenants,
  size text not null,
  cents int not null check (cents > 0),
  primary key (tenant_id, size)
);

call protect_by_tenant('price_rules');
call protect_by_tenant('fabrics');
call protect_by_tenant('base_prices');
call protect_by_tenant('quantity_steps');
call protect_by_tenant('size_surcharges');
