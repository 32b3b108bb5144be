-- The answers given to requests that must not be done twice. A row and what it answers for are written in one
-- transaction, so a key is there exactly when its order is.
create table idempotency_keys (
  tenant_id uuid not null default current_tenant_id() references tenants,
  person_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  answer json not null,
  created_at timestamptz not null,
  primary key (tenant_id, person_id, key),
  foreign key (tenant_id, person_id) references accounts (tenant_id, id) on delete cascade
);
create index idempotency_keys_created_at on idempotency_keys (tenant_id, created_at);
call protect_by_tenant('idempotency_keys');
