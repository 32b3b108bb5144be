-- What customers take along of all that a shop keeps about them: a ZIP that is made by a job and kept for some days.
create table account_exports (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  account_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  asked_at timestamptz not null,
  -- Pictures that are packed, of all.
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  expires_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade,
  check ((state = 'ready') = (bytes is not null and expires_at is not null))
);
create index account_exports_account on account_exports (tenant_id, account_id, asked_at);
create index account_exports_expiring on account_exports (tenant_id, asked_at);
call protect_by_tenant('account_exports');
