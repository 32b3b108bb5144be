-- Devices that have signed in to an account before, by the hash of a name that only they hold: others' guesses do not keep them out.
create table known_devices (
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  device bytea not null check (length(device) = 32),
  known_at timestamptz not null,
  primary key (tenant_id, account_id, device),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);

call protect_by_tenant('known_devices');
