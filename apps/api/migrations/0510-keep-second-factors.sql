-- The second factor of an account: an authenticator app and recovery codes. An account with passkeys alone has a row for its codes.
create table second_factors (
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  -- The app's secret, encrypted with the servers' key. It counts once a code has confirmed it; until then it is `pending`.
  secret bytea,
  confirmed_at timestamptz,
  pending bytea,
  pending_at timestamptz,
  -- The time step of the last accepted code. No code of this step or an earlier one is accepted again.
  last_step bigint not null default 0,
  -- Hashes of the recovery codes that are left.
  recovery bytea[] not null default '{}' check (cardinality(recovery) <= 10),
  recovery_at timestamptz,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade,
  check ((secret is null) = (confirmed_at is null)),
  check ((pending is null) = (pending_at is null))
);
call protect_by_tenant('second_factors');

create table passkeys (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  account_id uuid not null,
  -- The shop's host for which the browser keeps it.
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 80),
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade
);
create index passkeys_account on passkeys (tenant_id, account_id, made_at);
call protect_by_tenant('passkeys');

-- A step of signing in, or of adding a passkey, that waits for the next one. Each is used once and within minutes.
create table sign_in_tickets (
  tenant_id uuid not null default current_tenant_id() references tenants,
  hash bytea not null check (length(hash) = 32),
  purpose text not null check (purpose in ('factor', 'enrol', 'passkey', 'passkey-add')),
  -- Null where the passkey says whose it is.
  account_id uuid,
  client_id text not null check (client_id in ('web', 'office')),
  -- The challenge that a passkey signs.
  challenge text,
  expires_at timestamptz not null,
  primary key (tenant_id, hash),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade
);
create index sign_in_tickets_account on sign_in_tickets (tenant_id, account_id);
create index sign_in_tickets_expiry on sign_in_tickets (tenant_id, expires_at);
call protect_by_tenant('sign_in_tickets');

-- What a shop requires of its staff.
create table staff_policies (
  tenant_id uuid not null default current_tenant_id() references tenants primary key,
  requires_second_factor boolean not null
);
call protect_by_tenant('staff_policies');

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('sign-out', 'reuse', 'blocked', 'password', 'ended-elsewhere', 'email', 'deleted', 'factor'));

call audit_changes('second_factors', 'people', 'second-factor', 'account_id', '', 'confirmed_at recovery_at',
  'secret pending pending_at last_step recovery');
call audit_changes('passkeys', 'people', 'passkey', 'account_id', 'name', 'name', 'counter used_at');
call audit_changes('staff_policies', 'people', 'staff-policy', '', '', 'requires_second_factor');
call spare_loading();
