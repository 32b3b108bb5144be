-- Groups of customers with terms of their own on top of the shop's price list. A group that is not active changes no
-- price. A deleted group keeps its versions.
create table customer_groups (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  names jsonb not null check (are_names(names)),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  is_active boolean not null default false,
  version int not null default 1,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
call protect_by_tenant('customer_groups');
revoke delete on customer_groups from kitwright_app;
call audit_changes('customer_groups', 'prices', 'customer-group', 'id', '', 'names terms is_active deleted_at');

-- A table of its own: accounts are read by servers of the version before.
create table customer_group_members (
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  group_id uuid not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, group_id) references customer_groups (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade
);
create index customer_group_members_by_group on customer_group_members (tenant_id, group_id);
call protect_by_tenant('customer_group_members');
call audit_changes('customer_group_members', 'people', 'account', 'account_id', '', 'group_id');
call spare_loading();
