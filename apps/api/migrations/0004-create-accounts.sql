create table accounts (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null default current_tenant_id() references tenants,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  password_hash text not null,
  role text not null check (role in ('CUSTOMER', 'STORE', 'ADMIN')),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  phone text check (length(phone) between 1 and 32),
  language text not null default 'kh' check (language in ('kh', 'en')),
  is_blocked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_email_taken unique (tenant_id, email),
  unique (tenant_id, id)
);

-- One sign-in on one device. Ended by signing out, by a blocked account, by a changed password, or by a stolen refresh token.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  client_id text not null check (client_id in ('web', 'office')),
  user_agent text not null default '' check (length(user_agent) <= 300),
  ip text not null default '' check (length(ip) <= 64),
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('sign-out', 'reuse', 'blocked', 'password')),
  unique (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade,
  check ((ended_at is null) = (end_reason is null))
);

create index sessions_account on sessions (tenant_id, account_id) where ended_at is null;

-- Each refresh token is used once; its row stays, so that a second use is known for what it is. Only hashes are kept.
create table refresh_tokens (
  tenant_id uuid not null default current_tenant_id() references tenants,
  hash bytea not null check (length(hash) = 32),
  session_id uuid not null,
  issued_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, hash),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade
);

create index refresh_tokens_session on refresh_tokens (tenant_id, session_id);

-- Wrong passwords, counted by e-mail (known or not, hashed) and by network address.
create table sign_in_failures (
  tenant_id uuid not null default current_tenant_id() references tenants,
  key text not null check (length(key) <= 100),
  failures int not null check (failures > 0),
  failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (tenant_id, key)
);

call protect_by_tenant('accounts');
call protect_by_tenant('sessions');
call protect_by_tenant('refresh_tokens');
call protect_by_tenant('sign_in_failures');

-- Why this session may not act, or null when it may. The database room asks it in the round trip that opens a transaction, so that
-- signing out and blocking count at once and cost nothing. plpgsql keeps the plan, which a simple query would not.
create function session_refusal(session uuid, account uuid) returns text
  language plpgsql stable as $$
declare
  found_role text;
  blocked boolean;
  is_over boolean;
begin
  select a.role, a.is_blocked, s.ended_at is not null into found_role, blocked, is_over
    from sessions s join accounts a on a.tenant_id = s.tenant_id and a.id = s.account_id
    where s.id = session and s.account_id = account;
  if not found then return 'session-ended'; end if;
  if blocked then return 'account-blocked'; end if;
  if is_over then return 'session-ended'; end if;
  if found_role <> 'CUSTOMER' then return 'admin-not-allowed'; end if;
  return null;
end
$$;
