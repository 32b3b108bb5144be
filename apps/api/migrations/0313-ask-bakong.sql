-- The shop's token for Bakong, which says whether a KHQR code was paid. It is never shown again.
create table bakong_tokens (
  tenant_id uuid not null default current_tenant_id() references tenants,
  token text not null check (length(token) between 20 and 4000),
  -- Payments that Bakong confirms are noted by this account.
  set_by uuid not null,
  set_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, set_by) references accounts (tenant_id, id)
);
call protect_by_tenant('bakong_tokens');

-- Codes that Bakong confirmed as paid, so that each is noted once.
create table bakong_payments (
  tenant_id uuid not null default current_tenant_id() references tenants,
  -- MD5 of the code's text, by which Bakong knows it.
  md5 text not null check (md5 ~ '^[0-9a-f]{32}$'),
  payment_id uuid not null,
  noted_at timestamptz not null,
  primary key (tenant_id, md5),
  foreign key (tenant_id, payment_id) references payments (tenant_id, id)
);
call protect_by_tenant('bakong_payments');
revoke update, delete on bakong_payments from kitwright_app;
