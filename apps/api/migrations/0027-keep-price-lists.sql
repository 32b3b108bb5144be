-- Every price list that was saved, as it was saved; version 0 is the one that the shop began with.
create table price_list_versions (
  tenant_id uuid not null default current_tenant_id() references tenants,
  version int not null check (version >= 0),
  list jsonb not null check (jsonb_typeof(list) = 'object'),
  saved_by uuid,
  saved_at timestamptz,
  primary key (tenant_id, version),
  foreign key (tenant_id, saved_by) references accounts (tenant_id, id)
);

call protect_by_tenant('price_list_versions');
revoke update, delete on price_list_versions from kitwright_app;
