-- Keys of partners' programs. Only a hash is stored: the text is shown once.
create table api_keys (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- The first characters, by which people recognise it.
  prefix text not null,
  -- SHA-256 of the key, which is 256 random bits.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  scopes text[] not null check (cardinality(scopes) > 0),
  calls_per_minute int not null check (calls_per_minute > 0),
  made_by uuid not null,
  made_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, hash),
  foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  foreign key (tenant_id, ended_by) references accounts (tenant_id, id),
  check ((ended_at is null) = (ended_by is null))
);
call protect_by_tenant('api_keys');
revoke delete on api_keys from kitwright_app;

-- Answers to writes with an idempotency key, which a repeated call gets again.
create table api_answers (
  tenant_id uuid not null default current_tenant_id() references tenants,
  key_id uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  -- Of the call: method, address and body.
  request_hash text not null,
  status int not null,
  etag text,
  answer jsonb,
  made_at timestamptz not null,
  primary key (tenant_id, key_id, idempotency_key),
  foreign key (tenant_id, key_id) references api_keys (tenant_id, id)
);
create index api_answers_made on api_answers (tenant_id, made_at);
call protect_by_tenant('api_answers');

-- Asked as each transaction of a call opens, so that a key that was ended changes nothing any more.
create function api_key_refusal(key uuid) returns text language sql stable as $$
  select case when exists (select from api_keys where id = key and ended_at is null
    and (expires_at is null or expires_at > now())) then null else 'key-invalid' end
$$;

-- The key by which a program made a change in the name of the person who made the key.
alter table audit_entries add column key_id uuid;
alter table audit_entries alter column key_id set default nullif(current_setting('kitwright.api_key', true), '')::uuid;
alter table order_history add column key_id uuid;
alter table order_history alter column key_id set default nullif(current_setting('kitwright.api_key', true), '')::uuid;

call audit_changes('api_keys', 'settings', 'api-key', 'id', 'name', 'name scopes calls_per_minute expires_at ended_at',
  'prefix hash made_by made_at last_used_at ended_by');
call spare_loading();
