-- Pictures people uploaded. The bytes lie in the storage under `{tenant}/{id}`; rows are never changed.
create table files (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml')),
  width_px int not null check (width_px > 0),
  height_px int not null check (height_px > 0),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now(),
  unique (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);

create index files_account on files (tenant_id, account_id);
call protect_by_tenant('files');
