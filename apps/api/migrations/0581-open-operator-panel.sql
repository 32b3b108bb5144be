-- The operator's panel: its own accounts, which no shop knows, their sessions, and what the operator did. The role of the
-- servers' tenant transactions has no right on these tables.
create table operator_accounts (
  id uuid not null default time_uuid() primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  -- Null until the link of the invitation was used.
  password_hash text,
  -- Secret of the authenticator app, encrypted with the key of second factors.
  secret bytea not null,
  -- The time step of the last accepted code. No code of this step or an earlier one is accepted again.
  last_step bigint not null default 0,
  invitation bytea,
  invited_until timestamptz,
  -- Wrong attempts since the last right one.
  failures int not null default 0,
  failed_at timestamptz,
  made_at timestamptz not null default now(),
  ended_at timestamptz
);

create table operator_sessions (
  hash bytea not null primary key check (length(hash) = 32),
  account_id uuid not null references operator_accounts,
  made_at timestamptz not null,
  used_at timestamptz not null
);

-- What the operator did, by the panel or by a command. An entry is never changed or removed.
create table operator_acts (
  id uuid not null default time_uuid() primary key,
  at timestamptz not null default now(),
  -- The e-mail of an account of the panel, or `kit` for a command.
  actor text not null,
  act text not null,
  -- The short name of the shop; no reference, so that it outlives the shop.
  shop text,
  detail jsonb not null default '{}'
);
create index operator_acts_at on operator_acts (at, id);
create index operator_acts_shop on operator_acts (shop, at, id);

create function refuse_operator_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'an act of the operator is never changed';
end
$$;
create trigger refuse_operator_act_change before update or delete on operator_acts for each row
  execute function refuse_operator_act_change();

revoke all on operator_accounts, operator_sessions, operator_acts from kitwright_app;

-- The operator's words to everybody who opens a suspended shop.
alter table tenants add suspended_reason text check (length(suspended_reason) <= 300);
call spare_loading();
