create table tenants (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null check (length(name) between 1 and 200),
  settings jsonb not null default '{}',
  product_types text[] not null,
  created_at timestamptz not null default now()
);

create table tenant_hosts (
  host text primary key check (host = lower(host) and host !~ '[:/[:space:]]'),
  tenant_id uuid not null references tenants on delete cascade
);

create index tenant_hosts_tenant_id on tenant_hosts (tenant_id);

-- The owner finds a tenant by its host before there is a scope, so these two are not forced on the owner.
alter table tenants enable row level security;
create policy tenant_only on tenants using (id = current_tenant_id());
grant select, update on tenants to kitwright_app;

alter table tenant_hosts enable row level security;
create policy tenant_only on tenant_hosts using (tenant_id = current_tenant_id());
grant select on tenant_hosts to kitwright_app;
